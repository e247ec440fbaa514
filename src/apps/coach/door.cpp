#include "apps/coach/door.h"

#include <cmath>
#include <string>
#include <utility>

#include "base/text.h"
#include "desk/json_text.h"

namespace chicane::coach {

using wasm::complain;

namespace {

std::string to_json(const DecisionPrice& price) {
  desk::JsonText json;
  json.begin_object().key("thousandths").value(std::int64_t{std::llround(price.price * 1000)});
  return json.key("best").value(price.best).end_object().text();
}

const char* lap_json(LapKind lap) {
  switch (lap) {
    case LapKind::whole:
      return R"("whole")";
    case LapKind::sure:
      return R"("sure")";
    case LapKind::none:
      return R"("none")";
  }
  return "null";
}

}  // namespace

Answer Door::begin(MadeRace race) {
  debrief_.reset();
  race_ = nullptr;
  laps_ = nullptr;
  start_ = nullptr;
  if (!race) return complain(race.error());
  start_ = std::move(*race);
  laps_ = std::make_unique<LapChoice>(*start_, LapWish{});
  return std::string("true");
}

Answer Door::judge(int seat) {
  if (start_ == nullptr) return complain("no race has begun");
  if (seat < 0 || seat >= static_cast<int>(start_->names().size()))
    return complain(fill("there is no seat {}", seat));
  race_ = start_->clone();
  debrief_.emplace(*laps_, seat_at(seat));
  return std::string("true");
}

Answer Door::see(int seat, std::string_view decision) {
  if (race_ == nullptr) return complain("no seat is judged");
  if (seat < -1 || seat >= static_cast<int>(race_->names().size()))
    return complain(fill("there is no seat {}", seat));
  if (decision.size() > wasm::kWordsBytesMax) return complain("the decision is too long");
  const Seat who = seat == -1 ? kChance : seat_at(seat);
  if (!race_->pending().awaits(who)) return complain(fill("seat {} is not asked", seat));
  const std::unique_ptr<Race> before = race_->clone();
  const auto decided = race_->decide(who, decision);
  if (!decided) return complain(decided.error().what);
  const std::optional<DecisionPrice> price = debrief_->see(*before, who, decision);
  return price ? to_json(*price) : std::string("null");
}

Answer Door::lap() const {
  const std::optional<LapKind> lap = debrief_ ? debrief_->lap() : std::nullopt;
  return std::string(lap ? lap_json(*lap) : "null");
}

}  // namespace chicane::coach
