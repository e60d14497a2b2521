(ns touchline.gjk
  "How far apart two convex shapes are, after Gilbert, Johnson and Keerthi; shapes are their corners."
  (:require [touchline.vectors :refer [cross dot length minus plus times]]))

(def rounds 20)

;; tag::support[]
(defn support [polygon direction]
  (reduce (fn [farthest corner]
            (if (> (dot corner direction) (dot farthest direction)) corner farthest))
          polygon))
;; end::support[]

;; tag::corner[]
(defn corner [a b direction]
  (minus (support a direction) (support b (times direction -1))))
;; end::corner[]

;; tag::farthestCorner[]
(defn farthest-corner [a1 a2 b1 b2 direction]
  (corner [a1 a2] [b1 b2] direction))
;; end::farthestCorner[]

;; tag::part[]
(defn part [p q]
  (let [edge (minus q p)
        length-squared (dot edge edge)]
    (if (zero? length-squared)
      0.0
      (max 0.0 (min 1.0 (/ (- (dot p edge)) length-squared))))))
;; end::part[]

;; tag::nearest[]
(defn nearest [p q]
  (plus p (times (minus q p) (part p q))))
;; end::nearest[]

;; tag::beyond[]
(defn beyond [p q r]
  (let [closest (nearest p q)]
    (- (min (dot p closest) (dot q closest)) (dot r closest))))
;; end::beyond[]

;; tag::surrounds[]
(defn surrounds? [p q r]
  (let [areas [(cross p q) (cross q r) (cross r p)]]
    (or (every? pos? areas) (every? neg? areas))))
;; end::surrounds[]

;; tag::dropsP[]
(defn drops-p? [p q r]
  (< (length (nearest q r)) (length (nearest p r))))
;; end::dropsP[]

;; tag::shortestWay[]
(defn shortest-way [a b]
  (let [start (minus (first a) (first b))]
    (loop [p start, q start, closest start, round 1]
      (let [r (corner a b (times closest -1))]
        (cond
          (or (> round rounds) (<= (beyond p q r) 0)) closest
          (surrounds? p q r) [0 0]
          :else (let [kept (if (drops-p? p q r) q p)]
                  (recur kept r (nearest kept r) (inc round))))))))
;; end::shortestWay[]

;; tag::witness[]
(defn witness [p q of-p of-q]
  (plus of-p (times (minus of-q of-p) (part p q))))
;; end::witness[]

;; tag::gap[]
(defn gap [core radius polygon]
  (- (length (shortest-way core polygon)) radius))
;; end::gap[]
