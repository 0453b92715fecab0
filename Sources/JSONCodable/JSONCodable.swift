public typealias JSONObject = [String: Any]
