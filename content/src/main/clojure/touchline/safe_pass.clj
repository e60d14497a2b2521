(ns touchline.safe-pass
  "A pass from a to b among opponents, each [centre radius]; touching counts."
  (:require [touchline.segment-circle :refer [closest-point overlaps]]
            [touchline.vectors :refer [length minus]]))

;; tag::isClean[]
(defn is-clean [a b opponents]
  (not-any? (fn [[center radius]] (overlaps a b center radius)) opponents))
;; end::isClean[]

;; tag::reaches[]
(defn reaches? [a b ball-speed center radius speed reaction]
  (let [flight (/ (length (minus b a)) ball-speed)
        running (max 0 (- flight reaction))]
    (overlaps a b center (+ radius (* speed running)))))
;; end::reaches[]

;; tag::clearance[]
(defn clearance [a b opponents]
  (reduce min ##Inf
          (for [[center radius] opponents]
            (- (length (minus center (closest-point a b center))) radius))))
;; end::clearance[]
