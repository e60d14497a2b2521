(ns touchline.interception
  "A ball that rolls straight ahead, and players who run to meet it: times, or never."
  (:require [touchline.vectors :refer [dot minus]]))

(def never ##Inf)

;; tag::timeToBall[]
(defn time-to-ball [ball v player radius speed]
  (let [dist-v (minus ball player)
        a (- (dot v v) (* speed speed))
        b (- (dot dist-v v) (* radius speed))
        c (- (dot dist-v dist-v) (* radius radius))
        discriminant (- (* b b) (* a c))]
    (cond
      (<= c 0) 0.0
      (and (>= a 0) (>= b 0)) never
      (zero? a) (/ (- c) (* 2 b))
      (neg? discriminant) never
      :else (/ (- (- b) (Math/sqrt discriminant)) a))))
;; end::timeToBall[]

;; tag::isOurs[]
(defn ours? [ball v mate radius opponents speed]
  (let [ours (time-to-ball ball v mate radius speed)]
    (and (< ours never)
         (every? (fn [[player reach]]
                   (> (time-to-ball ball v player reach speed) ours))
                 opponents))))
;; end::isOurs[]
