(ns touchline.painting
  "From the world, in metres with y up, to a screen, in pixels with y down, and back.")

;; tag::toScreen[]
(defn to-screen [[x y] [left top] scale]
  [(* scale (- x left)) (* scale (- top y))])
;; end::toScreen[]

;; tag::ovalCorner[]
(defn oval-corner [[x y] radius corner scale]
  (to-screen [(- x radius) (+ y radius)] corner scale))
;; end::ovalCorner[]

;; tag::toWorld[]
(defn to-world [[left top] x y scale]
  [(+ left (/ x scale)) (- top (/ y scale))])
;; end::toWorld[]
