/// Documents of webhooks, made for these tests.
enum Webhooks {
  private static let entity =
    #""node_id":"MDQ6","url":"https://api.host.example/1","created_at":"2020-03-16T19:45:13Z","updated_at":"2021-01-02T03:04:05.25Z""#
  private static let ann =
    #"{"id":1,\#(entity),"login":"ann","type":"User","avatar_url":"https://host.example/a.png","gravatar_id":"g","site_admin":true,"name":"Ann","email":"ann@host.example","followers":7,"plan":{"name":"pro","space":10,"seats":3}}"#
  private static let bot =
    #"{"id":2,"node_id":"","created_at":"1970-01-01T00:00:00Z","login":"bot","type":"Bot","gravatar_id":"","site_admin":false,"followers":0}"#
  private static let repository =
    #"{"id":3,\#(entity),"name":"parity","full_name":"ann/parity","owner":\#(ann),"private":true,"description":"Compares.","fork":true,"homepage":"https://host.example","stargazers_count":5,"forks_count":6,"open_issues_count":8,"language":"Swift","topics":["json","swift"],"visibility":"private","default_branch":"trunk","license":{"key":"mit","name":"MIT License","spdx_id":"MIT"},"permissions":{"admin":true,"push":true,"pull":false},"pushed_at":1600000000,"size":9}"#
  private static let milestone =
    #"{"id":4,\#(entity),"number":1,"title":"First","state":"closed","due_on":"2020-04-01","open_issues":2,"closed_issues":3}"#
  private static let issue =
    #"{"id":5,\#(entity),"number":2,"title":"It fails","body":"Always.","state":"closed","locked":true,"user":\#(ann),"assignees":[\#(bot)],"labels":[{"id":6,"name":"bug","color":"ff0000","default":true,"description":"Wrong."}],"milestone":\#(milestone),"comments":3,"reactions":{"total_count":4,"+1":2,"-1":1,"heart":1},"closed_at":"2020-03-17T00:00:00Z"}"#
  private static let comment =
    #"{"id":7,\#(entity),"body":"Yes.","user":\#(ann),"author_association":"OWNER"}"#
  static let commit =
    #"{"sha":"c0ffee","message":"Mend it","timestamp":1600000000500,"distinct":false,"author":{"name":"Ann","email":"ann@host.example","username":"ann"},"added":["a"],"removed":["b"],"modified":["c"]}"#
  static let otherCommit =
    #"{"sha":"1","message":"Add it","timestamp":0,"author":{"name":"Bo","email":"b"}}"#
  static let pullRequest =
    #"{"number":8,"title":"Mend","draft":true,"merged":true,"head":{"ref":"fix","label":"ann:fix","commit":{"sha":"1"},"repo":{"full_name":"ann/parity"}},"base":{"ref":"trunk","commit":{"sha":"2"}},"additions":3,"deletions":4,"changed_files":5,"_links":{"html":{"href":"https://host.example/8"},"statuses":{"href":"https://host.example/8/s"}}}"#
  static let release =
    #"{"tag_name":"1.0","name":"One","draft":true,"prerelease":true,"assets":[{"name":"a.zip","content_type":"application/zip","size":10,"download_count":11,"digest":"AQID"}]}"#

  private static func delivery(_ event: String, _ payload: String, _ rest: String = "") -> String {
    #"{"guid":"00000000-0000-0000-0000-0000000000FF","action":"created","attempt":2,"duration_ms":1.5,"redelivery":true,"event":{"event":"\#(event)","payload":\#(payload)},"context":{"sender":\#(bot)\#(rest)},"extra":null}"#
  }

  private static let whole = delivery(
    "ping", #"{"zen":"Keep it simple.","for":9}"#,
    #","repository":\#(repository),"organization":\#(ann)"#
  ).replacing(
    #""extra":null"#,
    with:
      #""extra":{"a":[1,true,"x"]},"installation":{"id":12,"events":["push"],"settings":{"a":"b"},"limits":{"rate":60}}"#
  )

  /// A delivery of each event.
  static let documents = [
    whole, delivery("issues", issue), delivery("pull_request", pullRequest),
    delivery("release", release),
    delivery(
      "push",
      #"{"ref":"refs/heads/trunk","before":"0","after":"c0ffee","forced":true,"commits":[\#(commit)],"pusher":{"name":"Ann","email":"ann@host.example"}}"#
    ),
    delivery("issue_comment", #"{"issue":\#(issue),"comment":\#(comment)}"#),
  ]

  /// Deliveries that say little.
  static let loose = [
    #"{"guid":"00000000-0000-0000-0000-0000000000FF","event":{"event":"ping","payload":{"zen":""}}}"#,
    #"{"guid":"00000000-0000-0000-0000-0000000000FF","event":{"event":"issues","payload":{"id":1,"number":1,"title":"t"}},"context":null}"#,
  ]
}
