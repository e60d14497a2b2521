(ns touchline.boxes
  "An upright box, its left, bottom, right and top; touching counts."
  (:require [touchline.vectors :refer [length minus]]))

;; tag::closestPoint[]
(defn closest-point [[left bottom right top] [x y]]
  [(max left (min x right)) (max bottom (min y top))])
;; end::closestPoint[]

;; tag::overlaps[]
(defn overlaps [box center radius]
  (<= (length (minus center (closest-point box center))) radius))
;; end::overlaps[]

;; tag::entry[]
(defn entry [from move low high]
  (cond
    (not (zero? move)) (min (/ (- low from) move) (/ (- high from) move))
    (<= low from high) ##-Inf
    :else ##Inf))
;; end::entry[]

;; tag::exit[]
(defn exit [from move low high]
  (if (zero? move)
    ##Inf
    (max (/ (- low from) move) (/ (- high from) move))))
;; end::exit[]

;; tag::hits[]
(defn hits [[x y :as a] b [left bottom right top]]
  (let [[dx dy] (minus b a)
        in-x (entry x dx left right)
        in-y (entry y dy bottom top)
        out-x (exit x dx left right)
        out-y (exit y dy bottom top)]
    (<= (max 0 in-x in-y) (min 1 out-x out-y))))
;; end::hits[]

;; tag::rayEntry[]
(defn ray-entry [[x y] [dx dy] [left bottom right top]]
  (let [in (max 0 (entry x dx left right) (entry y dy bottom top))
        out (min (exit x dx left right) (exit y dy bottom top))]
    (if (<= in out) in ##Inf)))
;; end::rayEntry[]
