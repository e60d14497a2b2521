(ns touchline.segment-circle
  "A segment from a to b and a solid circle; touching counts."
  (:require [touchline.vectors :refer [dot length minus perpendicular plus times unit]]))

;; tag::closestPoint[]
(defn closest-point [a b p]
  (let [seg-v (minus b a)
        seg-length (length seg-v)
        proj (when (pos? seg-length) (dot (minus p a) (unit seg-v)))]
    (cond
      (nil? proj) a
      (<= proj 0) a
      (>= proj seg-length) b
      :else (plus a (times (unit seg-v) proj)))))
;; end::closestPoint[]

;; tag::closestPointByPart[]
(defn closest-point-by-part [a b p]
  (let [seg-v (minus b a)
        length-squared (dot seg-v seg-v)]
    (if (zero? length-squared)
      a
      (let [part (/ (dot (minus p a) seg-v) length-squared)
            t (max 0.0 (min 1.0 part))]
        (plus a (times seg-v t))))))
;; end::closestPointByPart[]

;; tag::overlaps[]
(defn overlaps [a b center radius]
  (let [closest (closest-point a b center)]
    (<= (length (minus center closest)) radius)))
;; end::overlaps[]

;; tag::leftOf[]
(defn left-of [a b]
  (let [seg-v (minus b a)]
    (if (zero? (length seg-v))
      [0.0 1.0]
      (perpendicular (unit seg-v)))))
;; end::leftOf[]

;; tag::offset[]
(defn offset [a b center radius]
  (let [dist-v (minus center (closest-point a b center))
        distance (length dist-v)
        depth (- radius distance)]
    (cond
      (<= depth 0) [0.0 0.0]
      (pos? distance) (times (unit dist-v) depth)
      :else (times (left-of a b) depth))))
;; end::offset[]

;; tag::crossings[]
(defn crossings [segment-a segment-b center radius]
  (let [seg-v (minus segment-b segment-a)
        from-center (minus segment-a center)
        a (dot seg-v seg-v)
        b (* 2 (dot from-center seg-v))
        c (- (dot from-center from-center) (* radius radius))
        discriminant (- (* b b) (* 4 a c))]
    (if (or (zero? a) (neg? discriminant))
      []
      (let [root (Math/sqrt discriminant)
            u1 (/ (- (- b) root) (* 2 a))
            u2 (/ (+ (- b) root) (* 2 a))]
        (filterv #(<= 0 % 1) (if (== u1 u2) [u1] [u1 u2]))))))
;; end::crossings[]
