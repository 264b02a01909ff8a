export interface AdProps {
  id: string;
  name: string;
  description: string;
  imageUrl: string | null;
  url: string | null;
}
