/** Where photos and papers are kept. Names are ours, made of ids; never what a member called the file. */
export interface Files {
  put(name: string, bytes: Buffer, contentType: string): Promise<void>
  /** None where there is no such file. */
  get(name: string): Promise<Buffer | null>
  remove(name: string): Promise<void>
}
