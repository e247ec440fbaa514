#include "store/store_contract_for_tests.h"

namespace chicane::store {

namespace {

class MemoryHome final : public StoreHome {
 public:
  std::unique_ptr<Store> open() override { return make_memory_store(); }
  bool can_reopen() const override { return false; }
  bool can_open_twice() const override { return false; }
};

INSTANTIATE_TEST_SUITE_P(Memory, StoreContract,
                         testing::Values(StoreKind{"Memory",
                                                   []() -> std::unique_ptr<StoreHome> {
                                                     return std::make_unique<MemoryHome>();
                                                   }}),
                         kind_name);

}  // namespace

}  // namespace chicane::store
