/** A sponsored card. `url` is http or https; images are ours. */
export interface AdProps {
  id: string;
  name: string;
  description: string;
  imageUrl: string | null;
  url: string | null;
}
