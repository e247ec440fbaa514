#include "server/move_post.h"

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "base/text.h"
#include "catalog/rule_sets.h"

namespace chicane::server {

namespace json = boost::json;

namespace {

struct Wishes {
  std::string mail;
  std::string hook;
};

Wishes wishes_of(const store::Person& person) {
  boost::system::error_code error;
  const json::value settings = json::parse(person.settings, error);
  Wishes wishes;
  if (error || !settings.is_object()) return wishes;
  const auto text = [&](const char* name) {
    const json::value* value = settings.get_object().if_contains(name);
    return value != nullptr && value->is_string() ? std::string(value->get_string())
                                                  : std::string();
  };
  const json::value* notify = settings.get_object().if_contains("notify");
  if (notify == nullptr || !notify->is_bool() || !notify->get_bool()) return wishes;
  wishes.mail = text("mail");
  wishes.hook = text("hook");
  return wishes;
}

std::string rules_title(const std::string& id) {
  const Result<const RuleSetEntry*, DataError> rules = find_rule_set(id);
  return rules ? std::string((*rules)->title()) : id;
}

}  // namespace

void MovePost::tell(const Asked& asked) {
  queue_.read([this, asked](store::Store& store) {
    const auto person = store.person(asked.person);
    if (!person || !*person) return;
    const Wishes wishes = wishes_of(**person);
    if (wishes.mail.empty() && wishes.hook.empty()) return;
    const std::string link = url_ + "/race/" + asked.race;
    const std::string key = fill("move {} {} {}", asked.race, asked.seat, asked.turn);
    queue_.write(
        store::Claim{key, world_.now()},
        [this, asked, wishes, link](const Result<store::Outcome, store::Problem>& outcome) {
          if (!outcome || *outcome == store::Outcome::conflict) return;
          const std::string rules = rules_title(asked.rules);
          if (!wishes.mail.empty()) {
            post_.send(post::Mail{wishes.mail, fill("Your move: {}", asked.title),
                                  fill("It is your move in \"{}\" ({}), turn {}.\n\n{}\n\nYou "
                                       "asked to be told. In your settings "
                                       "you can end that.\n",
                                       asked.title, rules, asked.turn + 1, link)});
          }
          if (!wishes.hook.empty()) {
            post_.send(
                post::Hook{wishes.hook, json::serialize(json::object{{"event", "your_move"},
                                                                     {"race", asked.race},
                                                                     {"title", asked.title},
                                                                     {"rules", asked.rules},
                                                                     {"seat", asked.seat},
                                                                     {"turn", asked.turn + 1},
                                                                     {"link", link}})});
          }
        });
  });
}

}  // namespace chicane::server
