(ns touchline.bang-bang
  "A motor that knows two velocities, and rules that choose between them; in radians and seconds.")

;; tag::plain[]
(defn plain [angle]
  (if (> angle 2.5) -0.1 2.0))
;; end::plain[]

;; tag::control[]
(defn control [angle rate]
  (let [difference (- angle 2.5)
        error (if (<= difference (- Math/PI))
                (+ difference (* 2 Math/PI))
                difference)
        soon (+ error (* 0.2 rate))]
    (if (pos? soon) -0.1 2.0)))
;; end::control[]

;; tag::firstSwitch[]
(defn first-switch [velocity threshold step]
  (let [turn (* velocity step)]
    (if (pos? turn)
      (+ (Math/floor (/ threshold turn)) 1)
      ##Inf)))
;; end::firstSwitch[]

;; tag::safeThreshold[]
(defn safe-threshold [limit velocity step]
  (- limit (* velocity step)))
;; end::safeThreshold[]

;; tag::shortWay[]
(defn short-way [angle target]
  (let [turn (- angle target)]
    (cond
      (<= turn (- Math/PI)) (+ turn (* 2 Math/PI))
      (> turn Math/PI) (- turn (* 2 Math/PI))
      :else turn)))
;; end::shortWay[]

;; tag::tooth[]
(defn tooth [up down step]
  (let [steps (+ 1 (Math/ceil (/ (* up step) (* down step))))]
    (* steps step)))
;; end::tooth[]
