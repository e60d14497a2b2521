(ns touchline.precision
  "Calculations that go wrong, and some that do not, for the lesson about rounding."
  (:require [touchline.measure :refer [distance]]
            [touchline.vectors :refer [length minus plus]]))

;; tag::thereAndBack[]
(defn there-and-back [p distance]
  (let [shift [(* distance 1e15) 0]]
    (minus (plus p shift) shift)))
;; end::thereAndBack[]

;; tag::isOnSegment[]
(defn on-segment? [a b p]
  (let [detour (- (+ (distance a p) (distance p b)) (distance a b))]
    (<= detour 0.1)))
;; end::isOnSegment[]

;; tag::next[]
(defn next-number [[x y]]
  (loop [gap 1 end 8]
    (if (>= x end)
      (recur (* 2 gap) (* 2 end))
      [(+ x gap) y])))
;; end::next[]

;; tag::backFromAfar[]
(defn back-from-afar [[x y] distance gap]
  (let [there (+ x distance)
        kept (* gap (Math/floor (+ (/ there gap) 0.5)))]
    [(- kept distance) y]))
;; end::backFromAfar[]

;; tag::scaledDistance[]
(defn scaled-distance [a b]
  (let [[x y] (minus b a)
        size (max (abs x) (abs y))]
    (if (zero? size)
      0.0
      (* size (length [(/ x size) (/ y size)])))))
;; end::scaledDistance[]

;; tag::reaches[]
(defn reaches? [[cx cy] radius [x y]]
  (let [across (long (- x cx))
        up (long (- y cy))
        whole (long radius)]
    (<= (+ (* across across) (* up up)) (* whole whole))))
;; end::reaches[]
