(ns touchline.vectors
  "Points and vectors of the plane, as [x y], in metres.")

;; tag::plus[]
(defn plus [p v]
  (mapv + p v))
;; end::plus[]

;; tag::minus[]
(defn minus [p q]
  (mapv - p q))
;; end::minus[]

;; tag::times[]
(defn times [v factor]
  (mapv #(* % factor) v))
;; end::times[]

;; tag::dot[]
(defn dot [[vx vy] [wx wy]]
  (+ (* vx wx) (* vy wy)))
;; end::dot[]

;; tag::cross[]
(defn cross [[vx vy] [wx wy]]
  (- (* vx wy) (* vy wx)))
;; end::cross[]

;; tag::length[]
(defn length [v]
  (Math/sqrt (dot v v)))
;; end::length[]

;; tag::unit[]
(defn unit [v]
  (mapv #(/ % (length v)) v))
;; end::unit[]

;; tag::perpendicular[]
(defn perpendicular [[x y]]
  [(- y) x])
;; end::perpendicular[]
