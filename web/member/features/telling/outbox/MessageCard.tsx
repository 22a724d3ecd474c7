import { IconCopy } from '@tabler/icons-react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { byChannel } from '#domain/telling/channels.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './MessageCard.module.css'
import { codeIn, piecesOf } from './message-text.ts'
import { outboxWords } from './words.ts'

type OutboxMessage = AnswerOf<Calls['outbox']>['list'][number]

export function MessageCard({ message }: { message: OutboxMessage }) {
  const language = useLanguage()
  const t = outboxWords(language)
  const code = codeIn(message.text)
  const copy = (text: string) => {
    // Without a clipboard the member can select the code by hand.
    void navigator.clipboard?.writeText(text).then(
      () => toast.success(t.copied),
      () => undefined,
    )
  }
  return (
    <Card as="li" className={styles.message}>
      <div className={styles.head}>
        <Badge>{byChannel(message.channel, language)}</Badge>
        <b>{t.to(message.to)}</b>
        <time className="numeric" dateTime={message.created_at}>
          {formatInstant(message.created_at, language)}
        </time>
      </div>
      {message.subject ? <h2>{message.subject}</h2> : null}
      {code ? (
        <div className={styles.code}>
          <output className="numeric">{code}</output>
          <Button small onClick={() => copy(code)}>
            <Icon of={IconCopy} />
            {t.copy}
          </Button>
        </div>
      ) : null}
      <p>
        {piecesOf(message.text).map((piece, at) =>
          piece.href ? (
            <a key={piece.text} href={piece.href}>
              {piece.text}
            </a>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sent message never change their places
            <span key={at}>{piece.text}</span>
          ),
        )}
      </p>
    </Card>
  )
}
