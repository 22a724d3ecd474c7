import { Component, type ErrorInfo, type ReactNode } from 'react'
import type { Language } from '#domain/words/catalogue.ts'
import { RetryView } from '#web/ui/RetryView.tsx'
import { memberWords } from './words.ts'

interface Props {
  language: Language
  children: ReactNode
}

/** The last net: whatever a screen's own did not catch. A class, since React offers no other way. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(error, componentStack)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const say = memberWords(this.props.language)
    return (
      <main className="wrap">
        <RetryView
          message={say.wentWrong}
          detail={say.brokenHelp}
          action={say.reload}
          onRetry={() => location.reload()}
        />
      </main>
    )
  }
}
