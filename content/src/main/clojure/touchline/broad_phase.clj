(ns touchline.broad-phase
  "Which of many circles touch: circles are [centre radius]; touching counts."
  (:require [touchline.two-circles :refer [overlaps]]))

(defn start [[[x _] radius]]
  (- x radius))

(defn end [[[x _] radius]]
  (+ x radius))

(defn touch? [[center radius] [other-center other-radius]]
  (overlaps center radius other-center other-radius))

;; tag::allPairs[]
(defn all-pairs [circles]
  (count (for [[one & others] (take-while seq (iterate rest circles))
               other others
               :when (touch? one other)]
           [one other])))
;; end::allPairs[]

;; tag::meet[]
(defn meet? [one other]
  (let [later-start (max (start one) (start other))
        earlier-end (min (end one) (end other))]
    (<= later-start earlier-end)))
;; end::meet[]

;; tag::byStart[]
(defn by-start [circles]
  (sort-by start circles))
;; end::byStart[]

;; tag::repaired[]
(defn repaired [kept]
  (reduce (fn [order circle]
            (let [overtaken? #(> (start %) (start circle))
                  passed (reverse (take-while overtaken? (rseq order)))
                  before (subvec order 0 (- (count order) (count passed)))]
              (into (conj before circle) passed)))
          []
          kept))
;; end::repaired[]

;; tag::stillOpen[]
(defn still-open [open place]
  (filterv #(>= (end %) place) open))
;; end::stillOpen[]

;; tag::sweep[]
(defn sweep [circles]
  (loop [pairs 0
         open []
         [circle & more] (by-start circles)]
    (if (nil? circle)
      pairs
      (let [open (still-open open (start circle))
            touching (filter #(touch? circle %) open)]
        (recur (+ pairs (count touching)) (conj open circle) more)))))
;; end::sweep[]

;; tag::tests[]
(defn tests [circles]
  (loop [tests 0
         open []
         [circle & more] (by-start circles)]
    (if (nil? circle)
      tests
      (let [open (still-open open (start circle))]
        (recur (+ tests (count open)) (conj open circle) more)))))
;; end::tests[]
