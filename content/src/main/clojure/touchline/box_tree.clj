(ns touchline.box-tree
  "A tree of boxes: each node is [box circles halves], where the halves are nodes again."
  (:require [touchline.boxes :refer [overlaps]]
            [touchline.broad-phase :refer [touch?]]))

;; tag::around[]
(defn around [circles]
  (let [left (for [[[x _] radius] circles] (- x radius))
        bottom (for [[[_ y] radius] circles] (- y radius))
        right (for [[[x _] radius] circles] (+ x radius))
        top (for [[[_ y] radius] circles] (+ y radius))]
    [(apply min left) (apply min bottom) (apply max right) (apply max top)]))
;; end::around[]

;; tag::reachesBox[]
(defn reaches-box? [[center radius] circles]
  (overlaps (around circles) center radius))
;; end::reachesBox[]

;; tag::reaches[]
(defn reaches? [ball one other]
  (reaches-box? ball [one other]))
;; end::reaches[]

;; tag::boxes[]
(defn boxes [ball circles]
  (if (or (= 1 (count circles)) (not (reaches-box? ball circles)))
    1
    (let [halves (split-at (quot (count circles) 2) circles)]
      (reduce + 1 (map #(boxes ball %) halves)))))
;; end::boxes[]

;; tag::tree[]
(defn tree [circles]
  (let [[left bottom right top :as box] (around circles)
        along (if (> (- right left) (- top bottom)) ffirst (comp second first))]
    (if (= 1 (count circles))
      [box circles []]
      (let [sorted (sort-by along circles)
            halves (split-at (quot (count sorted) 2) sorted)]
        [box sorted (map tree halves)]))))
;; end::tree[]

;; tag::touched[]
(defn touched [[center radius :as ball] [box circles halves]]
  (cond
    (not (overlaps box center radius)) 0
    (seq halves) (reduce + (map #(touched ball %) halves))
    (touch? ball (first circles)) 1
    :else 0))
;; end::touched[]

;; tag::pairs[]
(defn pairs [circles]
  (if (empty? circles)
    0
    (let [root (tree circles)
          found (reduce + (map #(touched % root) circles))]
      (/ (- found (count circles)) 2))))
;; end::pairs[]
