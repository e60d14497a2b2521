(ns touchline.grid
  "A uniform grid: circles, each [centre radius], that touch share a cell.")

;; tag::cell[]
(defn cell [coordinate width]
  (long (Math/floor (/ coordinate width))))
;; end::cell[]

;; tag::cells[]
(defn cells [[x y] radius width]
  (for [column (range (cell (- x radius) width) (inc (cell (+ x radius) width)))
        row (range (cell (- y radius) width) (inc (cell (+ y radius) width)))]
    [column row]))
;; end::cells[]

;; tag::entries[]
(defn entries [center radius width]
  (count (cells center radius width)))
;; end::entries[]

;; tag::pairs[]
(defn pairs [circles width]
  (let [entries (for [[number [center radius]] (map-indexed vector circles)
                      reached (cells center radius width)]
                  {:cell reached :number number})]
    (set (for [in-cell (vals (group-by :cell entries))
               {one :number} in-cell
               {other :number} in-cell
               :when (< one other)]
           [one other]))))
;; end::pairs[]

;; tag::reached[]
(defn reached [from to width]
  (- (cell to width) (cell from width) -1))
;; end::reached[]

;; tag::share[]
(defn share? [center radius other other-radius width]
  (boolean (some (set (cells center radius width)) (cells other other-radius width))))
;; end::share[]

;; tag::asked[]
(defn asked [center radius circles width]
  (count (filter (fn [[other reach]] (share? center radius other reach width)) circles)))
;; end::asked[]
