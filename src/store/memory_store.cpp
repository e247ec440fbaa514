// Maps behind a mutex. It is also the model that the other stores are compared with, so it is kept
// as plain as it can be.
#include <algorithm>
#include <map>
#include <mutex>
#include <utility>

#include "store/stores.h"

namespace chicane::store {

namespace {

struct KeptRace {
  RaceRow row;
  std::vector<std::string> entries;
};

bool is_newer(const RaceRow& a, const RaceRow& b) {
  return a.changed != b.changed ? a.changed > b.changed : a.id < b.id;
}

template <class Map>
auto found(const Map& map, std::string_view key) -> std::optional<typename Map::mapped_type> {
  const auto at = map.find(key);
  if (at == map.end()) return std::nullopt;
  return at->second;
}

class MemoryStore final : public Store {
 public:
  Result<std::vector<Outcome>, Problem> write(std::span<const Write> batch) override {
    const std::scoped_lock lock(mutex_);
    std::vector<Outcome> outcomes;
    for (const Write& write : batch) {
      outcomes.push_back(std::visit([this](const auto& one) { return carry_out(one); }, write));
    }
    return outcomes;
  }

  Result<std::optional<RaceRow>, Problem> race(std::string_view id) override {
    const std::scoped_lock lock(mutex_);
    const auto at = races_.find(id);
    if (at == races_.end()) return std::optional<RaceRow>();
    return std::optional(at->second.row);
  }

  Result<std::vector<std::string>, Problem> entries(std::string_view race,
                                                    std::int64_t from) override {
    const std::scoped_lock lock(mutex_);
    const auto at = races_.find(race);
    if (at == races_.end()) return std::vector<std::string>();
    const std::vector<std::string>& all = at->second.entries;
    const auto first = std::clamp<std::int64_t>(from, 0, std::ssize(all));
    return std::vector<std::string>(all.begin() + first, all.end());
  }

  Result<std::vector<RaceRow>, Problem> races(const RaceFilter& filter) override {
    const auto fits = [&filter](const RaceRow& row) {
      return row.kind == filter.kind && (!filter.state || row.state == *filter.state) &&
             (!filter.only_public || row.is_public) &&
             (filter.changed_before == 0 || row.changed < filter.changed_before);
    };
    return listed(fits, std::clamp(filter.limit, 0, kRacesMax));
  }

  Result<std::vector<RaceRow>, Problem> races_of(std::string_view person, RowKind kind) override {
    const auto has_part = [person, kind](const RaceRow& row) {
      return row.kind == kind &&
             std::any_of(row.parts.begin(), row.parts.end(),
                         [person](const Part& part) { return part.person == person; });
    };
    return listed(has_part, kRacesMax);
  }

  Result<std::vector<std::string>, Problem> due(Millis now) override {
    const std::scoped_lock lock(mutex_);
    std::vector<std::pair<Millis, std::string>> all;
    for (const auto& [id, race] : races_) {
      const RaceRow& row = race.row;
      if (row.kind == RowKind::race && row.state != RaceState::over && row.due != 0 &&
          row.due <= now) {
        all.emplace_back(row.due, id);
      }
    }
    std::sort(all.begin(), all.end());
    std::vector<std::string> ids;
    for (auto& [at, id] : all) {
      if (std::ssize(ids) == kDueMax) break;
      ids.push_back(std::move(id));
    }
    return ids;
  }

  Result<std::optional<Person>, Problem> person(std::string_view id) override {
    const std::scoped_lock lock(mutex_);
    return found(people_, id);
  }

  Result<std::optional<Person>, Problem> account(std::string_view account) override {
    const std::scoped_lock lock(mutex_);
    const auto at = account_holder(account);
    if (at == people_.end()) return std::optional<Person>();
    return std::optional(at->second);
  }

  Result<std::optional<Session>, Problem> session(std::string_view token_hash,
                                                  Millis now) override {
    const std::scoped_lock lock(mutex_);
    std::optional<Session> session = found(sessions_, token_hash);
    if (session && session->expires <= now) session.reset();
    return session;
  }

  Result<std::optional<SharedRace>, Problem> shared(std::string_view id) override {
    const std::scoped_lock lock(mutex_);
    return found(shared_, id);
  }

  Result<SharedCount, Problem> shared_count(std::optional<std::string_view> household) override {
    const std::scoped_lock lock(mutex_);
    SharedCount count;
    for (const auto& [id, race] : shared_) {
      if (household && race.household != *household) continue;
      ++count.races;
      count.bytes += std::ssize(race.record);
    }
    return count;
  }

  Result<int, Problem> tidy(Millis now, Millis claims_before, Millis opened_before) override {
    const std::scoped_lock lock(mutex_);
    const auto sessions =
        std::erase_if(sessions_, [now](const auto& one) { return one.second.expires <= now; });
    const auto claims = std::erase_if(
        claims_, [claims_before](const auto& one) { return one.second < claims_before; });
    const auto shared = std::erase_if(
        shared_, [opened_before](const auto& one) { return one.second.opened < opened_before; });
    return static_cast<int>(sessions + claims + shared);
  }

  std::optional<Problem> health() override { return std::nullopt; }

 private:
  using People = std::map<std::string, Person, std::less<>>;

  Outcome carry_out(const Append& append) {
    const std::int64_t before = append.row.length - std::ssize(append.entries);
    const auto at = races_.find(append.row.id);
    const std::int64_t length = at == races_.end() ? 0 : at->second.row.length;
    if (before != length) return Outcome::conflict;
    KeptRace& race = races_[append.row.id];
    race.row = append.row;
    race.entries.insert(race.entries.end(), append.entries.begin(), append.entries.end());
    return Outcome::done;
  }

  Outcome carry_out(const PutPerson& put) {
    const auto holder = account_holder(put.person.account);
    if (holder != people_.end() && holder->first != put.person.id) return Outcome::conflict;
    people_[put.person.id] = put.person;
    return Outcome::done;
  }

  Outcome carry_out(const RemovePerson& remove) {
    people_.erase(remove.id);
    std::erase_if(sessions_, [&](const auto& one) { return one.second.person == remove.id; });
    std::erase_if(shared_, [&](const auto& one) {
      return !remove.id.empty() && one.second.maker == remove.id;
    });
    for (auto& [id, race] : races_) {
      std::erase_if(race.row.parts, [&](const Part& part) { return part.person == remove.id; });
    }
    return Outcome::done;
  }

  Outcome carry_out(const PutSession& put) {
    sessions_[put.session.token_hash] = put.session;
    return Outcome::done;
  }

  Outcome carry_out(const RemoveSession& remove) {
    sessions_.erase(remove.token_hash);
    return Outcome::done;
  }

  Outcome carry_out(const Claim& claim) {
    return claims_.emplace(claim.key, claim.at).second ? Outcome::done : Outcome::conflict;
  }

  Outcome carry_out(const PutShared& put) {
    return shared_.emplace(put.race.id, put.race).second ? Outcome::done : Outcome::conflict;
  }

  Outcome carry_out(const OpenShared& open) {
    if (const auto at = shared_.find(open.id); at != shared_.end()) at->second.opened = open.at;
    return Outcome::done;
  }

  Outcome carry_out(const RemoveShared& remove) {
    shared_.erase(remove.id);
    return Outcome::done;
  }

  People::iterator account_holder(std::string_view account) {
    if (account.empty()) return people_.end();
    return std::find_if(people_.begin(), people_.end(),
                        [account](const auto& one) { return one.second.account == account; });
  }

  template <class Fits>
  std::vector<RaceRow> listed(Fits fits, int limit) {
    const std::scoped_lock lock(mutex_);
    std::vector<RaceRow> rows;
    for (const auto& [id, race] : races_) {
      if (fits(race.row)) rows.push_back(race.row);
    }
    std::sort(rows.begin(), rows.end(), is_newer);
    if (std::ssize(rows) > limit) rows.resize(static_cast<std::size_t>(limit));
    return rows;
  }

  std::mutex mutex_;
  std::map<std::string, KeptRace, std::less<>> races_;
  People people_;
  std::map<std::string, Session, std::less<>> sessions_;
  std::map<std::string, Millis, std::less<>> claims_;
  std::map<std::string, SharedRace, std::less<>> shared_;
};

}  // namespace

std::unique_ptr<Store> make_memory_store() { return std::make_unique<MemoryStore>(); }

}  // namespace chicane::store
