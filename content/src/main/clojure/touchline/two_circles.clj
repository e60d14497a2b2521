(ns touchline.two-circles
  "Two solid circles, each a centre and a radius; touching counts."
  (:require [touchline.vectors :refer [length minus times unit]]))

;; tag::overlaps[]
(defn overlaps [center radius other-center other-radius]
  (let [dist-v (minus center other-center)]
    (<= (- (length dist-v) (+ radius other-radius)) 0)))
;; end::overlaps[]

;; tag::offset[]
(defn offset [center radius other-center other-radius]
  (let [dist-v (minus center other-center)
        distance (length dist-v)
        depth (- (+ radius other-radius) distance)]
    (cond
      (<= depth 0) [0.0 0.0]
      (pos? distance) (times (unit dist-v) depth)
      :else (times [0.0 1.0] depth))))
;; end::offset[]
