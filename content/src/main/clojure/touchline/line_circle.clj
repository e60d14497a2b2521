(ns touchline.line-circle
  "An endless line, as unit normal and offset, and a circle; touching counts."
  (:require [touchline.vectors :refer [dot]]))

;; tag::signedDistance[]
(defn signed-distance [normal offset p]
  (- (dot normal p) offset))
;; end::signedDistance[]

;; tag::side[]
(defn side [normal offset p]
  (compare (signed-distance normal offset p) 0.0))
;; end::side[]

;; tag::overlaps[]
(defn overlaps [normal offset center radius]
  (<= (abs (signed-distance normal offset center)) radius))
;; end::overlaps[]

;; tag::offsetLine[]
(defn offset-line [normal offset radius]
  [normal (+ offset radius)])
;; end::offsetLine[]
