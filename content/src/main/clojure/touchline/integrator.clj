(ns touchline.integrator
  "How a body moves on by one step of time."
  (:require [touchline.vectors :refer [plus times]]))

;; tag::step[]
(defn step [place velocity seconds]
  (let [faster (plus velocity [0 (* -9.81 seconds)])]
    (plus place (times faster seconds))))
;; end::step[]
