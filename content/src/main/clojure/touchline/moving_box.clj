(ns touchline.moving-box
  "An upright box that moves, and one that stands: [left bottom right top]. Times, or never.")

(def never ##Inf)

;; tag::entry[]
(defn entry [low high speed still-low still-high]
  (cond
    (pos? speed) (/ (- still-low high) speed)
    (neg? speed) (/ (- still-high low) speed)
    (and (< low still-high) (< still-low high)) ##-Inf
    :else ##Inf))
;; end::entry[]

;; tag::exit[]
(defn exit [low high speed still-low still-high]
  (cond
    (pos? speed) (/ (- still-high low) speed)
    (neg? speed) (/ (- still-low high) speed)
    :else ##Inf))
;; end::exit[]

;; tag::timeToBox[]
(defn time-to-box [[left bottom right top] [vx vy] [still-left still-bottom still-right still-top]]
  (let [in-x (entry left right vx still-left still-right)
        in-y (entry bottom top vy still-bottom still-top)
        out-x (exit left right vx still-left still-right)
        out-y (exit bottom top vy still-bottom still-top)
        first-time (max in-x in-y)
        last-time (min out-x out-y)]
    (if (and (< first-time last-time) (pos? last-time) (<= first-time 1))
      (max 0 first-time)
      never)))
;; end::timeToBox[]
