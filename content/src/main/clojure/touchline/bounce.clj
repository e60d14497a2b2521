(ns touchline.bounce
  "A ball that meets a wall: its velocity after that, and the rest of its step."
  (:require [touchline.moving-circle :refer [never time-to-first time-to-segment]]
            [touchline.segment-circle :refer [closest-point]]
            [touchline.vectors :refer [dot length minus plus times unit]]))

(def most 8)
(def pictures 50)
(def step 0.05)
(def gravity [0 -9.8])
(def along 1e-9)

;; tag::reflected[]
(defn reflected [velocity normal]
  (let [direction (unit normal)
        normal-part (times direction (dot velocity direction))]
    (minus velocity (times normal-part 2))))
;; end::reflected[]

;; tag::velocityAfter[]
(defn velocity-after [velocity normal e]
  (let [direction (unit normal)
        speed (dot velocity direction)
        normal-part (times direction speed)
        tangent-part (minus velocity normal-part)]
    (if (>= speed 0)
      velocity
      (minus tangent-part (times normal-part e)))))
;; end::velocityAfter[]

;; tag::centerAfter[]
(defn center-after [center radius velocity a b e]
  (let [time (time-to-segment center radius velocity a b)]
    (if (= time never)
      (plus center velocity)
      (let [there (plus center (times velocity time))
            normal (minus there (closest-point a b there))
            after (velocity-after velocity normal e)]
        (plus there (times after (- 1 time)))))))
;; end::centerAfter[]

;; tag::ahead[]
(defn ahead [center move walls]
  (for [[a b :as wall] walls
        :let [normal (minus center (closest-point a b center))]
        :when (> (- (dot move normal)) (* along (length move) (length normal)))]
    wall))
;; end::ahead[]

;; tag::closest[]
(defn closest [p walls]
  (first (sort-by #(length (minus % p))
                  (for [[a b] walls] (closest-point a b p)))))
;; end::closest[]

;; tag::path[]
(defn path [center radius velocity walls e]
  (loop [from center, move velocity, places []]
    (let [near (ahead from move walls)
          time (time-to-first from radius move near)]
      (cond
        (= most (count places)) places
        (= time never) (conj places (plus from move))
        :else
        (let [there (plus from (times move time))
              normal (minus there (closest there near))
              after (velocity-after move normal e)]
          (recur there (times after (- 1 time)) (conj places there)))))))
;; end::path[]

;; tag::fall[]
(defn fall [center radius velocity normal offset e slow]
  (loop [from center, v velocity, places []]
    (if (= pictures (count places))
      places
      (let [falling (plus v (times gravity step))
            there (plus from (times falling step))
            depth (- radius (- (dot normal there) offset))
            speed (dot normal falling)]
        (if (pos? depth)
          (let [place (plus there (times normal depth))
                bounce (if (< (- speed) slow) 0 e)]
            (recur place (velocity-after falling normal bounce) (conj places place)))
          (recur there falling (conj places there)))))))
;; end::fall[]
