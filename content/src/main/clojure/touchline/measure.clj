(ns touchline.measure
  "Distances of points, and how one vector lies to another; in metres."
  (:require [touchline.vectors :refer [dot length minus times unit]]))

;; tag::distance[]
(defn distance [a b]
  (let [[x y] (minus b a)]
    (Math/sqrt (+ (* x x) (* y y)))))
;; end::distance[]

;; tag::projection[]
(defn projection [v w]
  (if (zero? (length w))
    [0.0 0.0]
    (times (unit w) (/ (dot v w) (length w)))))
;; end::projection[]

;; tag::leftNormal[]
(defn left-normal [a b]
  (let [ab-v (minus b a)]
    (if (zero? (length ab-v))
      [0.0 1.0]
      (let [[x y] (unit ab-v)]
        [(- y) x]))))
;; end::leftNormal[]

;; tag::cross[]
(defn cross [[x y] w]
  (dot [(- y) x] w))
;; end::cross[]
