export interface SampleProps {
  /** Writes down what the part told the page, for the story to read. */
  tell: (text: string) => void
}
