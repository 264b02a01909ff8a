export type Settings = Record<string, string | number | boolean>;

/** For two cores: durable, by socket only. Ordinary errors are not logged: their texts may hold personal data. */
export const defaultSettings: Settings = {
  listen_addresses: '',
  unix_socket_directories: '.',
  fsync: true,
  full_page_writes: true,
  synchronous_commit: true,
  recovery_init_sync_method: 'syncfs', // after a crash one call for all files instead of one each, which takes seconds
  shared_buffers: '128MB',
  max_connections: 100,
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  io_method: 'sync',
  jit: false,
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: false,
  log_line_prefix: '',
};

export const asArguments = (settings: Settings): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
