(ns touchline.line-circle
  "An endless line, as unit normal and offset, and a circle; touching counts."
  (:require [touchline.measure :refer [left-normal]]
            [touchline.vectors :refer [dot]]))

;; tag::signedDistance[]
(defn signed-distance [normal offset p]
  (- (dot normal p) offset))
;; end::signedDistance[]

;; tag::through[]
(defn through [a b]
  (let [normal (left-normal a b)]
    [normal (dot normal a)]))
;; end::through[]

;; tag::side[]
(defn side [normal offset p]
  (compare (signed-distance normal offset p) 0.0))
;; end::side[]

;; tag::overlaps[]
(defn overlaps [normal offset center radius]
  (<= (abs (signed-distance normal offset center)) radius))
;; end::overlaps[]

;; tag::offsetLine[]
(defn offset-line [normal offset radius]
  [normal (+ offset radius)])
;; end::offsetLine[]

;; tag::offsetLineBySide[]
(defn offset-line-by-side [normal offset center radius]
  (let [distance (signed-distance normal offset center)
        side (if (neg? distance) -1 1)]
    [normal (+ offset (* side radius))]))
;; end::offsetLineBySide[]
