(ns touchline.moving-circle
  "A circle that moves straight ahead for one step: times from 0 to 1, or never."
  (:require [touchline.vectors :refer [dot length minus perpendicular plus times unit]]))

(def never ##Inf)

;; tag::timeToLine[]
(defn time-to-line [center radius velocity normal offset]
  (let [signed (- (dot normal center) offset)
        toward (dot normal velocity)
        speed (if (neg? signed) (- toward) toward)
        gap (- (abs signed) radius)]
    (cond
      (neg? gap) 0.0
      (>= speed 0) never
      (<= (/ gap (- speed)) 1) (/ gap (- speed))
      :else never)))
;; end::timeToLine[]

;; tag::contactWithLine[]
(defn contact-with-line [center velocity normal offset time]
  (let [there (plus center (times velocity time))
        distance (- (dot normal there) offset)]
    (minus there (times normal distance))))
;; end::contactWithLine[]

;; tag::timeToPoint[]
(defn time-to-point [center radius velocity point]
  (let [dist-v (minus center point)
        a (dot velocity velocity)
        b (dot dist-v velocity)
        c (- (dot dist-v dist-v) (* radius radius))
        discriminant (- (* b b) (* a c))]
    (cond
      (neg? c) 0.0
      (or (>= b 0) (<= discriminant 0)) never
      :else (let [time (/ (- (- b) (Math/sqrt discriminant)) a)]
              (if (<= time 1) time never)))))
;; end::timeToPoint[]

;; tag::timeToSide[]
(defn time-to-side [center radius velocity a b]
  (let [seg-v (minus b a)]
    (if (zero? (length seg-v))
      never
      (let [normal (unit (perpendicular seg-v))
            time (time-to-line center radius velocity normal (dot normal a))
            there (when (< time never) (plus center (times velocity time)))]
        (if (and there (<= 0 (dot (minus there a) (unit seg-v)) (length seg-v)))
          time
          never)))))
;; end::timeToSide[]

;; tag::timeToSegment[]
(defn time-to-segment [center radius velocity a b]
  (min (time-to-side center radius velocity a b)
       (time-to-point center radius velocity a)
       (time-to-point center radius velocity b)))
;; end::timeToSegment[]

;; tag::timeToFirst[]
(defn time-to-first [center radius velocity segments]
  (reduce min never
          (for [[a b] segments]
            (time-to-segment center radius velocity a b))))
;; end::timeToFirst[]
