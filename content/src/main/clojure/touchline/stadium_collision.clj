(ns touchline.stadium-collision
  "Stadiums: segments with a radius. Touching counts."
  (:require [touchline.segment-circle :as segment-circle]
            [touchline.vectors :as vectors :refer [length minus times]]))

;; tag::overlapsPoint[]
(defn overlaps-point [a b radius p]
  (segment-circle/overlaps a b p radius))
;; end::overlapsPoint[]

;; tag::overlapsCircle[]
(defn overlaps-circle [a b radius center circle-radius]
  (segment-circle/overlaps a b center (+ radius circle-radius)))
;; end::overlapsCircle[]

;; tag::cross[]
(defn segments-cross [a b c d]
  (let [apart? (fn [from to p q]
                 (let [v (minus to from)]
                   (neg? (* (vectors/cross v (minus p from))
                            (vectors/cross v (minus q from))))))]
    (and (apart? a b c d) (apart? c d a b))))
;; end::cross[]

;; tag::distanceToPoint[]
(defn distance-to-point [a b p]
  (length (minus p (segment-circle/closest-point a b p))))
;; end::distanceToPoint[]

;; tag::distance[]
(defn distance [a b c d]
  (if (segments-cross a b c d)
    0.0
    (min (distance-to-point a b c)
         (distance-to-point a b d)
         (distance-to-point c d a)
         (distance-to-point c d b))))
;; end::distance[]

;; tag::overlapsStadium[]
(defn overlaps-stadium [a b radius c d other-radius]
  (<= (distance a b c d) (+ radius other-radius)))
;; end::overlapsStadium[]

;; tag::offsetPoint[]
(defn offset-point [a b radius p]
  (segment-circle/offset a b p radius))
;; end::offsetPoint[]

;; tag::offsetCircle[]
(defn offset-circle [a b radius center circle-radius]
  (segment-circle/offset a b center (+ radius circle-radius)))
;; end::offsetCircle[]

;; tag::longer[]
(defn longer [one other]
  (if (> (length other) (length one)) other one))
;; end::longer[]

;; tag::offsetStadium[]
(defn offset-stadium [a b radius c d other-radius]
  (let [reach (+ radius other-radius)
        away (longer (segment-circle/offset a b c reach)
                     (segment-circle/offset a b d reach))
        back (longer (segment-circle/offset c d a reach)
                     (segment-circle/offset c d b reach))]
    (longer away (times back -1))))
;; end::offsetStadium[]
