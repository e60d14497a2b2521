(ns touchline.precision
  "Two calculations that go wrong, for the lesson about rounding."
  (:require [touchline.measure :refer [distance]]
            [touchline.vectors :refer [minus plus]]))

;; tag::thereAndBack[]
(defn there-and-back [p way]
  (let [shift [(* way 1e15) 0]]
    (minus (plus p shift) shift)))
;; end::thereAndBack[]

;; tag::isOnSegment[]
(defn on-segment? [a b p]
  (let [detour (- (+ (distance a p) (distance p b)) (distance a b))]
    (<= detour 0.1)))
;; end::isOnSegment[]
