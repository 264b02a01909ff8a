import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import Calendar from 'lucide-react/icons/calendar';
import Camera from 'lucide-react/icons/camera';
import Car from 'lucide-react/icons/car';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Cloud from 'lucide-react/icons/cloud';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import Flag from 'lucide-react/icons/flag';
import Folder from 'lucide-react/icons/folder';
import Gift from 'lucide-react/icons/gift';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import ImageIcon from 'lucide-react/icons/image';
import Info from 'lucide-react/icons/info';
import Key from 'lucide-react/icons/key';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Menu from 'lucide-react/icons/menu';
import MessageCircle from 'lucide-react/icons/message-circle';
import Mic from 'lucide-react/icons/mic';
import Moon from 'lucide-react/icons/moon';
import Music from 'lucide-react/icons/music';
import Package from 'lucide-react/icons/package';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import QrCode from 'lucide-react/icons/qr-code';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Save from 'lucide-react/icons/save';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import Share from 'lucide-react/icons/share';
import Shield from 'lucide-react/icons/shield';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Star from 'lucide-react/icons/star';
import Sun from 'lucide-react/icons/sun';
import Tag from 'lucide-react/icons/tag';
import Ticket from 'lucide-react/icons/ticket';
import Trash2 from 'lucide-react/icons/trash-2';
import Trees from 'lucide-react/icons/trees';
import Truck from 'lucide-react/icons/truck';
import Upload from 'lucide-react/icons/upload';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import Video from 'lucide-react/icons/video';
import Wallet from 'lucide-react/icons/wallet';
import Wifi from 'lucide-react/icons/wifi';
import Zap from 'lucide-react/icons/zap';
import type { ReactNode } from 'react';

export interface GalleryIcon {
  name: string;
  picture: ReactNode;
}

const DRAWN: Record<string, LucideIcon> = {
  bell: Bell,
  calendar: Calendar,
  camera: Camera,
  car: Car,
  'circle-check': CircleCheck,
  'circle-x': CircleX,
  clock: Clock,
  cloud: Cloud,
  download: Download,
  eye: Eye,
  'file-text': FileText,
  flag: Flag,
  folder: Folder,
  gift: Gift,
  heart: Heart,
  house: House,
  image: ImageIcon,
  info: Info,
  key: Key,
  lock: Lock,
  mail: Mail,
  'map-pin': MapPin,
  menu: Menu,
  'message-circle': MessageCircle,
  mic: Mic,
  moon: Moon,
  music: Music,
  package: Package,
  pencil: Pencil,
  phone: Phone,
  plus: Plus,
  printer: Printer,
  'qr-code': QrCode,
  'refresh-cw': RefreshCw,
  save: Save,
  search: Search,
  send: Send,
  settings: Settings,
  share: Share,
  shield: Shield,
  'shopping-cart': ShoppingCart,
  star: Star,
  sun: Sun,
  tag: Tag,
  ticket: Ticket,
  'trash-2': Trash2,
  trees: Trees,
  truck: Truck,
  upload: Upload,
  user: User,
  users: Users,
  video: Video,
  wallet: Wallet,
  wifi: Wifi,
  zap: Zap,
};

export const drawnIcons: readonly GalleryIcon[] = Object.entries(DRAWN).map(([name, Icon]) => ({
  name,
  picture: <Icon aria-hidden size={26} />,
}));
