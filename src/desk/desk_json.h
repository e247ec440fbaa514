// Desks and tables as JSON: what screens read.
#pragma once

#include <string>

#include "desk/desk.h"
#include "desk/table.h"

namespace chicane::desk {

std::string to_json(const Desk& desk);
std::string to_json(const Table& table);
std::string to_json(const Price& price);  // For instruments.

}  // namespace chicane::desk
