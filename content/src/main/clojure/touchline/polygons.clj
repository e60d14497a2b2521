(ns touchline.polygons
  "Polygons, as vectors of their corners in order; touching counts."
  (:require [touchline.vectors :refer [cross dot length minus perpendicular times unit]]))

(defn edges [polygon]
  (map vector (cons (last polygon) polygon) polygon))

;; tag::area[]
(defn area [polygon]
  (/ (reduce + 0.0 (for [[a b] (edges polygon)] (cross a b))) 2))
;; end::area[]

;; tag::isConvex[]
(defn convex? [polygon]
  (let [ways (for [[a b] (edges polygon)] (minus b a))
        turns (map cross (cons (last ways) ways) ways)]
    (not (and (some pos? turns) (some neg? turns)))))
;; end::isConvex[]

;; tag::inTriangle[]
(defn in-triangle? [a b c p]
  (let [beside (for [[from to] [[a b] [b c] [c a]]]
                 (cross (minus to from) (minus p from)))]
    (or (every? #(>= % 0) beside)
        (every? #(<= % 0) beside))))
;; end::inTriangle[]

;; tag::contains[]
(defn contains-point? [polygon p]
  (every? (fn [[a b]] (>= (cross (minus b a) (minus p a)) 0))
          (edges polygon)))
;; end::contains[]

;; tag::crosses[]
(defn crosses? [[ax ay] [bx by] [px py]]
  (and (<= (min ay by) py)
       (< py (max ay by))
       (let [part (/ (- py ay) (- by ay))]
         (> (+ ax (* part (- bx ax))) px))))
;; end::crosses[]

;; tag::isInside[]
(defn inside? [polygon p]
  (odd? (count (filter (fn [[a b]] (crosses? a b p)) (edges polygon)))))
;; end::isInside[]

;; tag::low[]
(defn low [polygon axis]
  (reduce min (map #(dot % axis) polygon)))
;; end::low[]

;; tag::high[]
(defn high [polygon axis]
  (reduce max (map #(dot % axis) polygon)))
;; end::high[]

;; tag::gap[]
(defn gap [a b axis]
  (if (zero? (length axis))
    0
    (let [direction (times axis (/ 1 (length axis)))
          after (- (low b direction) (high a direction))
          before (- (low a direction) (high b direction))]
      (max after before))))
;; end::gap[]

;; tag::normals[]
(defn normals [polygon]
  (for [[a b] (edges polygon)
        :let [way (minus b a)]
        :when (pos? (length way))]
    (perpendicular (unit way))))
;; end::normals[]

;; tag::axes[]
(defn axes [a b]
  (concat (normals a) (normals b)))
;; end::axes[]

;; tag::overlaps[]
(defn overlaps? [a b]
  (every? #(<= (gap a b %) 0) (axes a b)))
;; end::overlaps[]

;; tag::offset[]
(defn offset [a b]
  (let [ways (for [axis (axes a b)
                   :let [forward (- (high b axis) (low a axis))
                         back (- (high a axis) (low b axis))]]
               {:depth (min forward back)
                :out (times axis (if (<= forward back) forward (- back)))})
        least (first (sort-by :depth ways))]
    (if (and least (pos? (:depth least)))
      (:out least)
      [0 0])))
;; end::offset[]
