(ns touchline.two-moving-circles
  "Two circles that both move straight ahead for one step: times from 0 to 1, or never."
  (:require [touchline.vectors :refer [dot minus]]))

(def never ##Inf)

;; tag::relative[]
(defn relative [v w]
  (minus v w))
;; end::relative[]

;; tag::timeToTouch[]
(defn time-to-touch [one radius v other other-radius w]
  (let [seen (minus v w)
        dist-v (minus one other)
        reach (+ radius other-radius)
        a (dot seen seen)
        b (dot dist-v seen)
        c (- (dot dist-v dist-v) (* reach reach))
        discriminant (- (* b b) (* a c))]
    (cond
      (neg? c) 0.0
      (or (>= b 0) (<= discriminant 0)) never
      :else (let [time (/ (- (- b) (Math/sqrt discriminant)) a)]
              (if (<= time 1) time never)))))
;; end::timeToTouch[]
