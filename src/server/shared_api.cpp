// The API of shared races.
#include "codec/record_text.h"
#include "net/address.h"
#include "room/json_fields.h"
#include "server/api.h"

namespace chicane::server {

namespace json = boost::json;
using room::JsonFields;
using room::Problem;

namespace {

// Whom limits count as one, as it is kept: so that whoever reads the store finds no address in it.
std::string household_of(const net::Request& request) {
  const std::optional<net::Address> address = net::parse_address(request.address);
  return room::kept("household " +
                    (address ? net::to_string(net::household(*address)) : request.address));
}

bool is_makers(const net::Request& request, const std::optional<store::Person>& who,
               const store::SharedRace& race) {
  constexpr std::string_view kMaker = "Maker ";
  const std::string_view header = request.header("authorization");
  if (header.starts_with(kMaker))
    return room::is_same(room::kept(header.substr(kMaker.size())), race.secret_hash);
  return who && who->id == race.maker;
}

json::object shared_json(const store::SharedRace& race, bool is_yours) {
  return {{"id", race.id},
          {"created", race.created},
          {"kept_until", race.opened + kSharedLasts},
          {"is_yours", is_yours}};
}

}  // namespace

void Api::post_shared(const AskPtr& ask) {
  JsonFields fields(ask->body);
  std::string record = fields.lines("record", kRecordBytesMax);
  if (const std::optional<Problem> problem = fields.problem()) return refuse(ask, *problem);
  if (record.size() > kSharedBytesMax)
    return refuse(ask, {413, "too_large", "record: at most 256 KiB can be put here", {}});
  const std::string household = household_of(ask->request);
  if (!take(shared_made_, ask, household)) return;
  shared_.put(std::move(record), ask->who ? ask->who->id : std::string(), household,
              [this, ask](Result<SharedRaces::Put, Problem> put) {
                if (!put) return refuse(ask, put.error());
                const bool is_new = !put->secret.empty();
                const bool is_yours = is_new || (ask->who && ask->who->id == put->race.maker);
                answer(ask, is_new ? 201 : 200,
                       {{"shared", shared_json(put->race, is_yours)},
                        {"secret", is_new ? json::value(put->secret) : json::value(nullptr)}});
              });
}

void Api::get_shared(const AskPtr& ask) {
  shared_.find(ask->words[2], [this, ask](Result<store::SharedRace, Problem> race) {
    if (!race) return refuse(ask, race.error());
    shared_.have_opened(*race);
    const bool is_yours = is_makers(ask->request, ask->who, *race);
    answer(ask, 200,
           {{"shared", shared_json(*race, is_yours)}, {"record", std::move(race->record)}});
  });
}

void Api::delete_shared(const AskPtr& ask) {
  shared_.find(ask->words[2], [this, ask](Result<store::SharedRace, Problem> race) {
    if (!race) return refuse(ask, race.error());
    if (!is_makers(ask->request, ask->who, *race))
      return refuse(ask, {403, "not_yours", "only who has put it here can delete it", {}});
    shared_.remove(race->id, [this, ask](const std::optional<Problem>& problem) {
      if (problem) return refuse(ask, *problem);
      ask->respond({204, {}, {}, {}});
    });
  });
}

}  // namespace chicane::server
