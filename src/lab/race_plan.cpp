#include "lab/race_plan.h"

#include <algorithm>
#include <numeric>

#include "base/text.h"
#include "core/seat.h"

namespace chicane::lab {

std::vector<int> entry_numbers(const std::vector<Entrant>& entrants) {
  std::vector<Entrant> known;
  std::vector<int> numbers;
  for (const Entrant& entrant : entrants) {
    const auto found = std::find(known.begin(), known.end(), entrant);
    numbers.push_back(static_cast<int>(found - known.begin()));
    if (found == known.end()) known.push_back(entrant);
  }
  return numbers;
}

std::vector<Entry> entries_of(const std::vector<Entrant>& entrants) {
  std::vector<Entry> entries;
  const std::vector<int> numbers = entry_numbers(entrants);
  for (std::size_t i = 0; i < entrants.size(); ++i) {
    const auto number = static_cast<std::size_t>(numbers[i]);
    if (number == entries.size()) entries.push_back({entrants[i], 0});
    ++entries[number].seats;
  }
  return entries;
}

std::string entry_name(const Entrant& entrant) {
  return entrant.build.empty() ? entrant.driver : entrant.driver + " " + entrant.build;
}

Result<std::vector<Entrant>, DataError> parse_entrants(std::string_view text) {
  const auto fail = [&] {
    return Failure{DataError{"", 0,
                             "'" + std::string(text) +
                                 "' is no entrant; write a driver, 'rookie', with the number of "
                                 "his seats, '3:rookie', and a build, '3:rookie=1/1/1/1/1'"}};
  };
  std::string_view rest = text;
  int seats = 1;
  if (const std::size_t colon = rest.find(':'); colon != std::string_view::npos) {
    const std::optional<int> count = number(rest.substr(0, colon), 1, kSeatsMax);
    if (!count) return fail();
    seats = *count;
    rest.remove_prefix(colon + 1);
  }
  const std::size_t equals = rest.find('=');
  Entrant entrant;
  entrant.driver = rest.substr(0, equals);
  if (equals != std::string_view::npos) {
    entrant.build = rest.substr(equals + 1);
    if (entrant.build.empty()) return fail();
  }
  const auto is_word = [](const std::string& word) {
    return std::all_of(word.begin(), word.end(), [](char c) { return c > ' ' && c < 127; });
  };
  if (entrant.driver.empty() || !is_word(entrant.driver) || !is_word(entrant.build)) return fail();
  return std::vector<Entrant>(static_cast<std::size_t>(seats), entrant);
}

std::vector<int> in_any_order(int count, Random& lots) {
  std::vector<int> order(static_cast<std::size_t>(count));
  std::iota(order.begin(), order.end(), 0);
  for (std::size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[lots.below(static_cast<std::uint32_t>(i))]);
  return order;
}

std::vector<int> seating(const RacePlan& plan, std::int64_t race) {
  const int seats = static_cast<int>(plan.entrants.size());
  std::vector<int> entrants(plan.entrants.size());
  std::iota(entrants.begin(), entrants.end(), 0);
  if (plan.keeps_seats) return entrants;
  Random lots(stream_seed(race_seed(plan.seed, race / seats), Stream::lots));
  entrants = in_any_order(seats, lots);
  std::rotate(entrants.begin(), entrants.begin() + race % seats, entrants.end());
  return entrants;
}

std::uint64_t race_seed(std::uint64_t seed, std::int64_t race) {
  return mix(mix(seed + 0x9e3779b97f4a7c15u) + static_cast<std::uint64_t>(race));
}

std::uint64_t stream_seed(std::uint64_t seed_of_race, Stream stream) {
  return mix(seed_of_race ^ (static_cast<std::uint64_t>(stream) + 1) * 0x9e3779b97f4a7c15u);
}

}  // namespace chicane::lab
