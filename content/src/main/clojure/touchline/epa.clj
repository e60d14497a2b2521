(ns touchline.epa
  "How deep two convex shapes are in each other, by a polytope that grows in their difference."
  (:require [touchline.gjk :refer [corner]]
            [touchline.vectors :refer [dot length minus perpendicular times]]))

;; tag::outward[]
(defn outward [p q]
  (perpendicular (minus p q)))
;; end::outward[]

;; tag::distance[]
(defn distance [p q]
  (let [out (outward p q)]
    (if (zero? (length out))
      0
      (/ (dot p out) (length out)))))
;; end::distance[]

;; tag::nearestEdge[]
(defn nearest-edge [polytope]
  (let [ends (concat (rest polytope) (take 1 polytope))
        distances (mapv distance polytope ends)]
    (reduce (fn [nearest i]
              (if (< (distances i) (distances nearest)) i nearest))
            (range (count distances)))))
;; end::nearestEdge[]

;; tag::grown[]
(defn grown [polytope edge corner]
  (let [[before after] (split-at (inc edge) polytope)]
    (vec (concat before [corner] after))))
;; end::grown[]

;; tag::foot[]
(defn foot [p q]
  (let [out (outward p q)
        away (distance p q)]
    (if (pos? away)
      (times out (/ away (length out)))
      [0 0])))
;; end::foot[]

;; tag::wayOut[]
(defn way-out [a b]
  (loop [polytope [(corner a b [-1 0]) (corner a b [1 0])]
         round 1]
    (let [edge (nearest-edge polytope)
          p (nth polytope edge)
          q (nth polytope (mod (inc edge) (count polytope)))
          out (outward p q)
          r (corner a b out)]
      (if (or (<= (dot (minus r p) out) 0)
              (= round (+ (count a) (count b))))
        (foot p q)
        (recur (grown polytope edge r) (inc round))))))
;; end::wayOut[]
