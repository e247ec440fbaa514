#include "server/serve.h"

#include <algorithm>

#include "base/text.h"
#include "net/reserve.h"
#include "server/api.h"
#include "server/insist.h"
#include "server/move_post.h"
#include "store/stores.h"

namespace chicane::server {

namespace {

constexpr int kSweepMillis = 200;
constexpr int kTidyMillis = 3600 * 1000;
constexpr room::Millis kClaimsLast = 40LL * 24 * 3600 * 1000;
constexpr int kReaders = 2;
constexpr std::size_t kReserveBytes = std::size_t{8} << 20;
constexpr std::size_t kShareOfLibrary = 4;  // Of the memory for races.
// Room for all that the drivers of a usual game work out: they would do it again and again.
constexpr std::size_t kLibraryLeast = std::size_t{16} << 20;

Result<std::unique_ptr<store::Store>, store::Problem> open_store(const ServeSettings& settings) {
  if (!settings.database.empty()) return store::open_postgres_store(settings.database);
  if (settings.data == ":memory:") return store::make_memory_store();
  return store::open_sqlite_store(settings.data);
}

// Does something again and again while the loop runs.
void every(net::Loop& loop, int millis, const std::function<void()>& job) {
  loop.after(millis, [&loop, millis, job] {
    try {
      job();
    } catch (const std::bad_alloc&) {
      // The next time there may be memory.
    }
    insist([&] { every(loop, millis, job); });
  });
}

}  // namespace

std::optional<DataError> serve_until_told(ServeSettings settings, room::World world,
                                          const std::function<void(const std::string&)>& on_ready) {
  const Log log(settings.log);
  if (const std::string complaint = post::settings_complaint(settings.post); !complaint.empty())
    return DataError{{}, 0, complaint};
  Result<Site, DataError> site = Site::read(settings.site);
  if (!site) return site.error();
  Result<std::unique_ptr<store::Store>, store::Problem> store = open_store(settings);
  if (!store) return DataError{{}, 0, store.error().what};

  net::Loop loop;
  House* house_of_hints = nullptr;
  std::unique_ptr<store::Hints> hints;
  if (!settings.database.empty()) {
    hints = store::open_postgres_hints(settings.database,
                                       [&](const std::string& race, std::int64_t length) {
                                         loop.post([&house_of_hints, race, length] {
                                           if (house_of_hints != nullptr)
                                             house_of_hints->heard(race, length);
                                         });
                                       });
  }
  // What is destroyed first may still be called by what is destroyed later: the queue ends before
  // the loop does, and posts to it until then.
  post::Post post(settings.post);
  store::StoreQueue queue(**store, hints.get(), kReaders);
  net::Reserve reserve(kReserveBytes);
  world.library = std::make_shared<Library>(
      std::max<std::size_t>(settings.memory / kShareOfLibrary, kLibraryLeast));
  House house(loop, queue, world, log, settings.memory, hints != nullptr);
  house_of_hints = &house;
  People people(loop, queue, world);
  Leagues leagues(loop, **store, queue, house, world, log);
  Households households(**store, world, settings.running_races);
  house.on_over([&](const room::Room& room) {
    households.end(room.id());
    leagues.race_over(room);
  });
  SharedRaces shared(loop, **store, queue, world, log,
                     settings.has_quotas ? std::optional(SharedLimits{}) : std::nullopt);
  const bool may_mail = !settings.post.smtp_url.empty();
  Api api(loop, queue, house, households, leagues, shared, people, std::move(*site), world, log,
          {settings.has_quotas, settings.is_metrics_open, may_mail, settings.post.may_hook});
  const std::string host = settings.net.host;
  settings.net.dear_path = "/api/";
  // Records: as JSON each line of theirs takes a byte more.
  settings.net.long_bodies = {{"/results", 1024 * 1024}, {"/api/shared", kSharedBytesMax + 65536}};
  if (!settings.public_url.empty()) settings.net.origins.push_back(settings.public_url);
  Result<std::unique_ptr<net::Server>, DataError> server =
      net::Server::listen(loop, api, std::move(settings.net));
  if (!server) return server.error();

  const std::string address =
      fill("http://{}:{}", host.find(':') == std::string::npos ? host : "[" + host + "]",
           (*server)->port());
  MovePost move_post(queue, post, world,
                     settings.public_url.empty() ? address : settings.public_url);
  if (may_mail || settings.post.may_hook)
    house.on_asked([&](const Asked& asked) { move_post.tell(asked); });
  api.on_metrics(
      [&] { return Metrics{(*server)->counts(), queue.counts(), house.counts(), post.counts()}; });
  every(loop, kSweepMillis, [&] {
    if (net::Reserve::is_spent()) {
      house.relieve();
      log.warn("no_memory", {{"is_relieved", reserve.refill() ? "yes" : "no"}});
    }
    house.sweep();
  });
  const auto tidy = [&] {
    queue.read([now = world.now()](store::Store& the_store) {
      static_cast<void>(the_store.tidy(now, now - kClaimsLast, now - kSharedLasts));
    });
  };
  tidy();
  every(loop, kTidyMillis, tidy);
  bool is_stopping = false;
  loop.on_signal([&] {
    if (std::exchange(is_stopping, true)) return;
    log.info("stopping");
    // Answers under way are finished; what is acknowledged is on disk already.
    (*server)->stop([&] { loop.stop(); });
  });
  leagues.tend_all();
  log.info("serving", {{"address", address}});
  on_ready(address);
  loop.run();
  log.info("stopped");
  return std::nullopt;
}

}  // namespace chicane::server
