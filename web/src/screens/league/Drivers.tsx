import type { League } from '../../api/league_types';
import { t } from '../../i18n';
import { kindOfDriver } from '../../league/words';
import { shownName } from '../../ui/names';

/** Who is in it, with how strong they are as far as races have told. */
export function Drivers({ league }: { league: League }) {
  const ratings = new Map(league.ratings.map((one) => [one.name, one]));
  const hasTeams = league.drivers.some((driver) => driver.team);
  const drivers = league.drivers.toSorted(
    (a, b) => (ratings.get(b.name)?.rating ?? -9999) - (ratings.get(a.name)?.rating ?? -9999),
  );
  return (
    <section class="panel league-drivers">
      <div class="standings-scroll scroll-row" role="region" aria-label={t('league.drivers')} tabIndex={0}>
        <table class="standings-table">
          <caption class="head">{t('league.drivers_n', { count: league.drivers.length })}</caption>
          {drivers.length > 0 && (
            <thead>
              <tr>
                <th scope="col" class="standing-name">
                  {t('league.name')}
                </th>
                {hasTeams && <th scope="col">{t('league.team')}</th>}
                {league.plan.tiers > 1 && <th scope="col">{t('league.tier')}</th>}
                {league.ratings.length > 0 && <th scope="col">{t('league.rating')}</th>}
              </tr>
            </thead>
          )}
          <tbody>
            {drivers.map((driver) => {
              const rating = ratings.get(driver.name);
              return (
                <tr key={driver.name} class={driver.is_me ? 'standing-mine' : undefined}>
                  <th scope="row" class="standing-name">
                    {shownName(driver.name)} <span class="small">{aboutDriver(driver)}</span>
                  </th>
                  {hasTeams && <td>{shownName(driver.team)}</td>}
                  {league.plan.tiers > 1 && <td>{driver.tier}</td>}
                  {league.ratings.length > 0 && (
                    <td>
                      {rating && (
                        <>
                          {Math.round(rating.rating)}
                          <span class="small standing-ruled">
                            {t('league.rating_range', {
                              low: Math.round(rating.low),
                              high: Math.round(rating.high),
                            })}
                          </span>
                        </>
                      )}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {league.ratings.length > 0 && <p class="small league-drivers-note">{t('league.rating_hint')}</p>}
    </section>
  );
}

function aboutDriver(driver: League['drivers'][number]): string {
  const kind = kindOfDriver(driver.driver);
  return driver.laurels > 0 ? `${kind}, ${t('league.laurels_n', { laurels: driver.laurels })}` : kind;
}
