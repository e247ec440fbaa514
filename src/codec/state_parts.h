// Parts of states that several rule sets share, field by field.
#pragma once

#include <string>
#include <vector>

#include "codec/field_list.h"
#include "core/tied_list.h"
#include "rules/lib/passage.h"
#include "rules/lib/path.h"
#include "rules/lib/specs.h"

namespace chicane {

// Ledgers and lines of a car.
void add_passage(FieldList& fields, const Board& board, const Passage& passage);
void add_specs(FieldList& fields, const Specs& specs);

// The step of each space, "0" straight on: "path=0,0,1".
void add_path(FieldList& fields, const Path& path);

// Entrants by place, the dice of the round that is open, the places still to be parted.
template <std::size_t N>
void add_tied_list(FieldList& fields, const std::string& key, const TiedList<N>& list, int count,
                   const std::vector<std::string>& names) {
  fields.add_list(key, list.order, count,
                  [&](std::uint8_t entrant) { return name_or_number(names, entrant); });
  fields.add(key + ".faces", list.faces);
  fields.add(key + ".ties", list.ties);
}

}  // namespace chicane
