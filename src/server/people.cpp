#include "server/people.h"

#include <sodium.h>

#include "room/setup.h"
#include "server/problems.h"

namespace chicane::server {

using room::kept;
using room::Millis;
using room::Problem;

namespace {

constexpr Millis kSessionMillis = 180LL * 24 * 3600 * 1000;
constexpr Millis kKnownMillis = 20'000;  // As long another node may not hear of a log-out.
constexpr std::size_t kKnownMax = 20'000;
constexpr std::size_t kPhraseMin = 10;
constexpr std::size_t kPhraseMax = 200;
constexpr std::size_t kHashesWaitingMax = 32;

// Names of accounts differ by more than capital letters.
std::string folded(std::string name) {
  for (char& c : name) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return name;
}

Problem wrong_phrase() {
  return {403, "wrong_pass_phrase", "name and pass phrase do not belong together", {}};
}

std::optional<std::string> hashed(const std::string& phrase) {
  std::string hash(crypto_pwhash_STRBYTES, '\0');
  if (crypto_pwhash_str(hash.data(), phrase.data(), phrase.size(),
                        crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
    return std::nullopt;  // Out of memory.
  hash.resize(hash.find('\0'));
  return hash;
}

bool matches(const std::string& hash, const std::string& phrase) {
  return crypto_pwhash_str_verify(hash.c_str(), phrase.data(), phrase.size()) == 0;
}

}  // namespace

People::People(net::Loop& loop, store::StoreQueue& queue, room::World world)
    : loop_(loop), queue_(queue), world_(std::move(world)), hasher_(kHashesWaitingMax) {}

std::string People::phrase_complaint(std::string_view phrase) {
  if (phrase.size() >= kPhraseMin && phrase.size() <= kPhraseMax) return {};
  return "pass_phrase: 10 to 200 bytes; a few words are easy to keep in mind";
}

std::string People::token_of(const net::Request& request) {
  constexpr std::string_view kBearer = "Bearer ";
  const std::string_view header = request.header("authorization");
  if (header.starts_with(kBearer)) return std::string(header.substr(kBearer.size()));
  return std::string(request.cookie("chicane_session"));
}

void People::identify(const net::Request& request, Identified done) {
  const std::string token = token_of(request);
  if (token.empty() || token.size() > 100) {
    done(std::nullopt);
    return;
  }
  const std::string hash = kept(token);
  const Millis now = world_.now();
  if (const auto known = known_.find(hash); known != known_.end() && known->second.until > now) {
    done(known->second.person);
    return;
  }
  queue_.read([this, hash, now, done = std::move(done)](store::Store& store) {
    std::optional<store::Person> person;
    const auto session = store.session(hash, now);
    if (session && *session) {
      auto found = store.person((*session)->person);
      if (found) person = std::move(*found);
    }
    loop_.post([this, hash, person = std::move(person), done] {
      if (person) remember(hash, *person);
      done(person);
    });
  });
}

void People::remember(const std::string& token_hash, const store::Person& person) {
  if (known_.size() >= kKnownMax) known_.clear();
  known_[token_hash] = {person, world_.now() + kKnownMillis};
}

void People::open_session(store::Person person, Welcomed done) {
  std::string token = room::new_secret(world_) + room::new_secret(world_);
  store::PutSession put{{kept(token), person.id, world_.now() + kSessionMillis}};
  queue_.write(std::move(put),
               [this, person = std::move(person), token = std::move(token),
                done = std::move(done)](const Result<store::Outcome, store::Problem>& outcome) {
                 loop_.post([this, person, token, done, is_done = static_cast<bool>(outcome)] {
                   if (!is_done) {
                     done(Failure{cannot_write()});
                     return;
                   }
                   remember(kept(token), person);
                   done(Welcome{person, token});
                 });
               });
}

void People::welcome_guest(std::string name, Welcomed done) {
  if (const std::string complaint = room::name_complaint(name); !complaint.empty()) {
    done(room::bad_value("name: " + complaint));
    return;
  }
  const store::Person person{room::new_name(world_), std::move(name), {}, {}, "{}", world_.now()};
  write(store::PutPerson{person},
        [this, person, done = std::move(done)](const std::optional<Problem>& problem) {
          if (problem) {
            done(Failure{*problem});
          } else {
            open_session(person, done);
          }
        });
}

void People::make_account(std::string name, std::string pass_phrase,
                          std::optional<store::Person> guest, std::string old_token,
                          Welcomed done) {
  if (const std::string complaint = room::name_complaint(name); !complaint.empty()) {
    done(room::bad_value("name: " + complaint));
    return;
  }
  if (const std::string complaint = phrase_complaint(pass_phrase); !complaint.empty()) {
    done(room::bad_value(complaint));
    return;
  }
  store::Person person =
      guest && guest->account.empty()
          ? *guest
          : store::Person{room::new_name(world_), {}, {}, {}, "{}", world_.now()};
  person.name = name;
  person.account = folded(name);
  const bool was_taken = hasher_.run([this, person, pass_phrase, old_token, done]() mutable {
    const std::optional<std::string> hash = hashed(pass_phrase);
    if (!hash) {
      loop_.post([done] { done(Failure{Problem{503, "too_many", "try again in a moment", {}}}); });
      return;
    }
    person.pass_hash = *hash;
    queue_.write(
        store::PutPerson{person},
        [this, person, old_token, done](const Result<store::Outcome, store::Problem>& outcome) {
          loop_.post([this, person, old_token, done, outcome] {
            if (!outcome) {
              done(Failure{cannot_write()});
            } else if (*outcome == store::Outcome::conflict) {
              done(room::not_now("name_taken", "somebody has that name already"));
            } else {
              // The token of before is worth nothing from now on.
              if (!old_token.empty()) log_out(old_token, [](std::optional<Problem>) {});
              open_session(person, done);
            }
          });
        });
  });
  if (!was_taken)
    done(Failure{Problem{429, "too_many", "many log in just now; try again in a moment", {}}});
}

void People::log_in(std::string name, std::string pass_phrase, Welcomed done) {
  queue_.read([this, account = folded(std::move(name)), pass_phrase = std::move(pass_phrase),
               done = std::move(done)](store::Store& store) {
    auto found = store.account(account);
    std::optional<store::Person> person;
    if (found) person = std::move(*found);
    // One that does not exist takes as long as a wrong phrase.
    static const std::string kNobody = hashed("nobody at all").value_or("");
    const bool was_taken = hasher_.run([this, person, pass_phrase, done] {
      const bool is_right = matches(person ? person->pass_hash : kNobody, pass_phrase) && person;
      loop_.post([this, person, is_right, done] {
        if (is_right) {
          open_session(*person, done);
        } else {
          done(Failure{wrong_phrase()});
        }
      });
    });
    if (!was_taken) {
      loop_.post([done] {
        done(Failure{Problem{429, "too_many", "many log in just now; try again in a moment", {}}});
      });
    }
  });
}

void People::log_out(const std::string& token, Finished done) {
  known_.erase(kept(token));
  write(store::RemoveSession{kept(token)}, std::move(done));
}

void People::change(store::Person person, Finished done) {
  forget(person.id);
  write(store::PutPerson{std::move(person)}, std::move(done));
}

void People::remove(const std::string& person, Finished done) {
  forget(person);
  write(store::RemovePerson{person}, std::move(done));
}

void People::forget(const std::string& person) {
  std::erase_if(known_, [&](const auto& one) { return one.second.person.id == person; });
}

void People::write(store::Write write, Finished done) {
  queue_.write(std::move(write), [this, done = std::move(done)](
                                     const Result<store::Outcome, store::Problem>& outcome) {
    loop_.post([done, is_done = static_cast<bool>(outcome)] {
      done(is_done ? std::nullopt : std::optional<Problem>(cannot_write()));
    });
  });
}

}  // namespace chicane::server
