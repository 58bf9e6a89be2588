export interface TextPicture {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}
