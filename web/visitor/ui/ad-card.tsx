import type { AdProps } from '#contract/advertisements/page.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';

/** Marked as sponsored, with reserved space so that nothing moves. */
export function AdCards({ ads }: { ads: readonly AdProps[] }) {
  if (ads.length === 0) return null;
  return (
    <aside className="ads noprint" aria-label={say('ui.sponsored')}>
      {ads.map((ad) => (
        <AdCard key={ad.id} ad={ad} />
      ))}
    </aside>
  );
}

function AdCard({ ad }: { ad: AdProps }) {
  return (
    <article className="ad">
      {ad.imageUrl && <img src={ad.imageUrl} width="320" height="180" alt="" loading="lazy" decoding="async" />}
      <div>
        <p className="small muted">{say('ui.sponsored')}</p>
        <h2>{ad.name}</h2>
        {ad.description && <p>{ad.description}</p>}
        {ad.url && (
          <Button
            variant="outlined"
            href={ad.url}
            target="_blank"
            rel="noopener noreferrer sponsored"
            aria-label={say('ui.shopNowAt', { name: ad.name })}
          >
            {say('ui.shopNow')}
          </Button>
        )}
      </div>
    </article>
  );
}
