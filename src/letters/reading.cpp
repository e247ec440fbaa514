#include "letters/reading.h"

#include <algorithm>
#include <deque>
#include <memory>
#include <set>

#include "base/text.h"
#include "letters/orders.h"

namespace chicane::letters {

namespace {

constexpr std::size_t kSaidMax = 80;

std::string shortened(std::string_view text) {
  return text.size() <= kSaidMax ? std::string(text) : std::string(text.substr(0, kSaidMax)) + "…";
}

bool has_digit(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

class Reader {
 public:
  Reader(const Race& race, Seat seat, std::string_view source)
      : race_(race.clone()), seat_(seat), source_(source), turn_(race.turn() + 1) {}

  Reading read(std::string_view letter) {
    if (letter.size() > kLetterBytesMax) {
      complain(0, "the letter is larger than 64 KiB");
      return std::move(reading_);
    }
    if (!race_->pending().awaits(seat_)) {
      complain(0, not_awaited(*race_, seat_));
      return std::move(reading_);
    }
    for (const LetterLine& line : own_lines(letter)) read_line(line);
    answer_all();
    if (reading_.understood.empty() && reading_.complaints.empty())
      complain(0, "there is no order in the letter; " + lawful_now(*race_, seat_));
    return std::move(reading_);
  }

 private:
  struct Item {
    int line;
    std::string said;
  };

  void complain(int line, std::string what) {
    reading_.complaints.push_back({std::string(source_), line, std::move(what)});
  }

  // Sorts the line: orders for now are kept until all are known.
  void read_line(const LetterLine& line) {
    std::string_view text = line.text;
    if (std::string complaint = strip_name(text); !complaint.empty())
      return complain(line.line, std::move(complaint));
    const OrderLine order = order_line(text);
    const bool is_order = order.turn || is_order_for(*race_, seat_, order.items);
    if (is_conditional(text) && (is_order || has_digit(text))) {
      return complain(line.line,
                      fill("'{}' hangs on a condition; an order must stand alone: say what to do "
                           "now, and the rest when it is asked",
                           shortened(text)));
    }
    if (!is_order) {
      reading_.aside.push_back({line.line, shortened(text), "no order"});
    } else if (order.turn && *order.turn > turn_) {
      reading_.later.push_back({line.line, shortened(text), fill("turn {} is driven now", turn_)});
    } else if (order.turn && *order.turn < turn_) {
      complain(line.line, fill("'{}' is for turn {}, which is over; turn {} is driven now",
                               shortened(text), *order.turn, turn_));
    } else {
      for (const std::string& item : order.items) items_.push_back({line.line, item});
    }
  }

  // "Ann: plot 120" is for Ann alone.
  std::string strip_name(std::string_view& text) const {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) return {};
    const std::string_view name = trim(text.substr(0, colon));
    const std::vector<std::string>& names = race_->names();
    const auto found = std::find_if(names.begin(), names.end(), [&](const std::string& each) {
      return lower_case(each) == lower_case(name);
    });
    if (found == names.end()) return {};
    const std::string& own = names[static_cast<std::size_t>(index(seat_))];
    if (*found != own)
      return fill("'{}' is an order for {}; this letter is read for {}", shortened(text), *found,
                  own);
    text.remove_prefix(colon + 1);
    return {};
  }

  // As long as the seat is asked, the first order that answers is taken.
  void answer_all() {
    while (!items_.empty() && race_->pending().awaits(seat_)) {
      const auto fits = std::find_if(items_.begin(), items_.end(), [&](const Item& item) {
        return answer_to(*race_, seat_, item.said).complaint.empty();
      });
      const Item item = fits == items_.end() ? items_.front() : *fits;
      const Answer answer = answer_to(*race_, seat_, item.said);
      if (!answer.complaint.empty()) {
        complain(item.line, answer.complaint);
        return;
      }
      items_.erase(fits);
      take(item, answer.decision);
    }
    const std::string why = race_->pending().is_over() ? "the race is over"
                            : race_->pending().awaits(seat_)
                                ? ""
                                : "it is not asked before others have answered";
    for (const Item& item : items_) reading_.later.push_back({item.line, item.said, why});
  }

  // What is said in one breath is taken as far as it goes.
  void take(const Item& item, const std::string& said) {
    Understood understood{item.line, item.said, {}};
    for (const std::string& decision : race_->single_decisions(said)) {
      if (!race_->pending().awaits(seat_) || !race_->decide(seat_, decision)) break;
      understood.decisions.push_back(decision);
    }
    reading_.understood.push_back(std::move(understood));
  }

  std::unique_ptr<Race> race_;
  const Seat seat_;
  const std::string_view source_;
  const int turn_;
  std::deque<Item> items_;
  Reading reading_;
};

}  // namespace

Reading read_letter(const Race& race, Seat seat, std::string_view letter, std::string_view source) {
  return Reader(race, seat, source).read(letter);
}

}  // namespace chicane::letters
