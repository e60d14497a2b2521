(ns touchline.segment-hoop
  "A segment from a to b and a hoop, a circle's outline alone; touching counts."
  (:require [touchline.segment-circle :refer [closest-point]]
            [touchline.vectors :refer [length minus]]))

;; tag::farthestPoint[]
(defn farthest-point [a b p]
  (if (> (length (minus a p)) (length (minus b p))) a b))
;; end::farthestPoint[]

;; tag::overlaps[]
(defn overlaps [a b center radius]
  (let [least (length (minus (closest-point a b center) center))
        most (length (minus (farthest-point a b center) center))]
    (<= least radius most)))
;; end::overlaps[]
