(ns touchline.swing
  "What a motor can hold and how long a swing takes; in metres, kilograms and seconds."
  (:require [touchline.vectors :refer [length minus]]))

;; tag::canHold[]
(defn can-hold? [[hinge-x _] [x _] [other-x _] mass limit]
  (let [reach (- x hinge-x)
        other-reach (- other-x hinge-x)
        torque (* 9.81 mass (Math/abs (+ reach other-reach)))]
    (<= torque limit)))
;; end::canHold[]

;; tag::period[]
(defn period [hinge bob]
  (let [[_ y :as rod] (minus bob hinge)
        size (length rod)]
    (if (zero? size)
      0.0
      (loop [mean 1.0
             root (Math/sqrt (/ (- 1 (/ y size)) 2))]
        (cond
          (zero? root) ##Inf
          (> (- mean root) 1e-9)
          (recur (/ (+ mean root) 2) (Math/sqrt (* mean root)))
          :else (/ (* 2 Math/PI (Math/sqrt (/ size 9.81))) mean))))))
;; end::period[]
