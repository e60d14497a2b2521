(ns touchline.measure
  "Distances of points, and how far one vector reaches along another; in metres."
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
