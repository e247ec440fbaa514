// The API of people: guests, accounts, sessions, what waits for them.
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "post/post.h"
#include "room/json_fields.h"
#include "room/setup.h"
#include "server/api.h"
#include "server/problems.h"

namespace chicane::server {

namespace json = boost::json;
using room::JsonFields;
using room::Problem;

namespace {

constexpr std::size_t kNameBytes = 40;
constexpr std::size_t kPhraseBytes = 400;
constexpr std::size_t kAddressBytes = 250;
constexpr std::string_view kCookieLasts = "15552000";  // 180 days, as sessions do.

json::object person_json(const store::Person& person) {
  return {{"id", person.id}, {"name", person.name}, {"is_guest", person.account.empty()}};
}

json::object settings_of(const store::Person& person) {
  json::object settings = {{"notify", false}, {"mail", ""}, {"hook", ""}};
  boost::system::error_code error;
  const json::value kept = json::parse(person.settings, error);
  if (!error && kept.is_object()) {
    for (const json::key_value_pair& one : kept.get_object()) settings[one.key()] = one.value();
  }
  return settings;
}

std::string cookie(const net::Request& request, std::string_view token, std::string_view lasts) {
  return "chicane_session=" + std::string(token) +
         "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + std::string(lasts) +
         (request.is_secure ? "; Secure" : "");
}

}  // namespace

void Api::welcome(const AskPtr& ask, const Result<Welcome, Problem>& welcome) {
  if (!welcome) {
    refuse(ask, welcome.error());
    return;
  }
  net::Response response =
      json_response(201, {{"person", person_json(welcome->person)}, {"token", welcome->token}});
  response.headers.emplace_back("Set-Cookie", cookie(ask->request, welcome->token, kCookieLasts));
  ask->respond(std::move(response));
}

void Api::post_guest(const AskPtr& ask) {
  JsonFields fields(ask->body);
  std::string name = fields.text("name", kNameBytes);
  if (const std::optional<Problem> problem = fields.problem()) return refuse(ask, *problem);
  if (const std::string complaint = room::name_complaint(name); !complaint.empty())
    return refuse(ask, {400, "bad_value", "name: " + complaint, {}});
  if (!take(guests_, ask, ask->request.address)) return;
  people_.welcome_guest(std::move(name), [this, ask](const Result<Welcome, Problem>& result) {
    welcome(ask, result);
  });
}

void Api::post_account(const AskPtr& ask) {
  JsonFields fields(ask->body);
  std::string name = fields.text("name", kNameBytes);
  std::string phrase = fields.text("pass_phrase", kPhraseBytes);
  if (const std::optional<Problem> problem = fields.problem()) return refuse(ask, *problem);
  if (!take(accounts_, ask, ask->request.address)) return;
  people_.make_account(
      std::move(name), std::move(phrase), ask->who,
      ask->who && ask->who->account.empty() ? People::token_of(ask->request) : std::string(),
      [this, ask](const Result<Welcome, Problem>& result) { welcome(ask, result); });
}

void Api::post_session(const AskPtr& ask) {
  JsonFields fields(ask->body);
  std::string name = fields.text("name", kNameBytes);
  std::string phrase = fields.text("pass_phrase", kPhraseBytes);
  if (const std::optional<Problem> problem = fields.problem()) return refuse(ask, *problem);
  // Neither one address at many names nor many addresses at one.
  if (!take(log_ins_, ask, ask->request.address) || !take(log_ins_, ask, "name " + name)) return;
  people_.log_in(std::move(name), std::move(phrase),
                 [this, ask](const Result<Welcome, Problem>& result) { welcome(ask, result); });
}

void Api::delete_session(const AskPtr& ask) {
  people_.log_out(People::token_of(ask->request),
                  [this, ask](const std::optional<Problem>& problem) {
                    if (problem) return refuse(ask, *problem);
                    ask->respond({204, {}, {}, {{"Set-Cookie", cookie(ask->request, "", "0")}}});
                  });
}

void Api::get_me(const AskPtr& ask) {
  answer(ask, 200, {{"person", person_json(*ask->who)}, {"settings", settings_of(*ask->who)}});
}

void Api::patch_me(const AskPtr& ask) {
  JsonFields fields(ask->body);
  const json::object* given = fields.object_if_any("settings");
  if (given == nullptr) fields.complain("settings: it is missing");
  json::object settings = settings_of(*ask->who);
  if (given != nullptr) {
    JsonFields wanted(*given, "settings.");
    settings["notify"] = wanted.flag_or("notify", settings["notify"].as_bool());
    for (const char* name : {"mail", "hook"}) {
      const std::string text =
          wanted.text_or(name, kAddressBytes, std::string_view(settings[name].as_string()));
      const bool is_mail = name == std::string_view("mail");
      const std::string complaint = text.empty() ? ""
                                    : is_mail    ? post::mail_complaint(text)
                                                 : post::hook_complaint(text);
      if (!complaint.empty()) wanted.complain("settings." + std::string(name) + ": " + complaint);
      if (!text.empty() && !(is_mail ? settings_.may_mail : settings_.may_hook))
        wanted.complain("settings." + std::string(name) + ": this server does not send any");
      settings[name] = text;
    }
    if (const std::optional<Problem> problem = wanted.problem()) fields.complain(problem->what);
  }
  if (const std::optional<Problem> problem = fields.problem()) return refuse(ask, *problem);
  store::Person person = *ask->who;
  person.settings = json::serialize(settings);
  people_.change(person, [this, ask, person](const std::optional<Problem>& problem) {
    if (problem) return refuse(ask, *problem);
    answer(ask, 200, {{"person", person_json(person)}, {"settings", settings_of(person)}});
  });
}

// Seats of races that go on are left, one after the other; then nothing of the person remains.
void Api::delete_me(const AskPtr& ask) {
  queue_.read([this, ask](store::Store& store) {
    auto rows = std::make_shared<Result<std::vector<store::RaceRow>, store::Problem>>(
        store.races_of(ask->who->id, store::RowKind::race));
    loop_.post([this, ask, rows] {
      if (!*rows) return refuse(ask, cannot_read());
      const auto left = std::make_shared<std::size_t>(1);
      const auto finish = [this, ask, left] {
        if (--*left > 0) return;
        people_.remove(ask->who->id, [this, ask](const std::optional<Problem>& problem) {
          if (problem) return refuse(ask, *problem);
          ask->respond({204, {}, {}, {{"Set-Cookie", cookie(ask->request, "", "0")}}});
        });
      };
      for (const store::RaceRow& row : **rows) {
        if (row.state == store::RaceState::over) continue;
        ++*left;
        house_.visit(
            row.id,
            [ask](room::Room& room) {
              room.forget(ask->who->id);
              return true;
            },
            [finish](room::Room*, const Problem*) { finish(); });
      }
      ++*left;
      leagues_.forget(ask->who->id, finish);
      finish();
    });
  });
}

void Api::list_mine(const AskPtr& ask, store::RowKind kind, std::string key,
                    std::function<bool(const store::RaceRow&)> is_listed) {
  queue_.read([this, ask, kind, key = std::move(key),
               is_listed = std::move(is_listed)](store::Store& store) {
    auto rows = std::make_shared<Result<std::vector<store::RaceRow>, store::Problem>>(
        store.races_of(ask->who->id, kind));
    loop_.post([this, ask, key, is_listed, rows] {
      if (!*rows) return refuse(ask, cannot_read());
      json::array list;
      for (const store::RaceRow& row : **rows) {
        if (is_listed(row)) list.push_back(json::parse(row.summary));
      }
      answer(ask, 200, {{key, std::move(list)}});
    });
  });
}

void Api::get_my_races(const AskPtr& ask) {
  list_mine(ask, store::RowKind::race, "races", [](const store::RaceRow&) { return true; });
}

void Api::get_my_moves(const AskPtr& ask) {
  list_mine(ask, store::RowKind::race, "moves", [ask](const store::RaceRow& row) {
    return row.state == store::RaceState::running &&
           std::any_of(row.parts.begin(), row.parts.end(), [&](const store::Part& part) {
             return part.person == ask->who->id && part.is_awaited;
           });
  });
}

}  // namespace chicane::server
