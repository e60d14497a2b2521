(ns touchline.integrator
  "How a body moves on by one step of time."
  (:require [touchline.vectors :refer [plus times]]))

;; tag::step[]
(defn step [position velocity seconds]
  (let [new-velocity (plus velocity [0 (* -9.81 seconds)])]
    (plus position (times new-velocity seconds))))
;; end::step[]
