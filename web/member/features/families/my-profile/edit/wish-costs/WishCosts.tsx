import { IconScale } from '@tabler/icons-react'
import type { Wish } from '#domain/finding/fit.ts'
import { formatHeight } from '#domain/format/height.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits, groupedDigits } from '#domain/words/digits.ts'
import { factWords } from '#web/member/parts/fit/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import type { Costs, WishCosting } from './use-wish-costs.ts'
import { wishCostWords } from './words.ts'

/** How many wishes are listed as those that exclude the most families. */
const mostNamed = 3

/** How many families fit the wishes of the form, and which wishes exclude the most. */
export function WishCostSummary({
  costs: { costs, wasCounted, hasWishes, isTooLong, busy, count },
}: {
  costs: WishCosting
}) {
  const language = useLanguage()
  const t = wishCostWords(language)
  const dear = costs?.costs.filter(({ without }) => without !== null).slice(0, mostNamed) ?? []
  const number = (value: number | null) => (value === null ? t.few : groupedDigits(language, value))
  return (
    <Notice icon={IconScale} className="across">
      <div role="status">
        {costs ? (
          <>
            <p>{t.fitting(number(costs.fitting))}</p>
            {dear.length > 0 ? (
              <p>
                {t.excludeMost(
                  dear.length,
                  dear.map(({ wish, without }) => `${factWords(language)[wish]} (+${number(without)})`).join(', '),
                )}
              </p>
            ) : (
              <p>{t.noneDear}</p>
            )}
          </>
        ) : (
          <p>{wasCounted ? t.changed : hasWishes ? t.offer : t.noWishes}</p>
        )}
      </div>
      {costs === null && hasWishes ? (
        isTooLong ? (
          <Hint>{t.tooMany}</Hint>
        ) : (
          <Button small kind="quiet" busy={busy} onClick={count}>
            {wasCounted ? t.again : t.count}
          </Button>
        )
      ) : null}
    </Notice>
  )
}

type Relaxed = NonNullable<Costs['costs'][number]['relaxed']>
const nameOf = (wish: Wish, { value }: Relaxed, language: Language) =>
  wish === 'height' ? formatHeight(Number(value), language) : digits(language, value)

/** The cost of one wish: how many more families fit without it, and how many if it is eased a little. */
export function WishCostNote({ costs: { costs }, wish }: { costs: WishCosting; wish: Wish }) {
  const language = useLanguage()
  const t = wishCostWords(language)
  const cost = costs?.costs.find(one => one.wish === wish)
  if (!cost) return null
  const { without, relaxed } = cost
  return (
    <Hint className="numeric">
      {without === null ? t.withoutFew : t.without(groupedDigits(language, without))}
      {relaxed ? `; ${t.relaxed(nameOf(wish, relaxed, language), groupedDigits(language, relaxed.more))}` : ''}
    </Hint>
  )
}
