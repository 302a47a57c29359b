package dev.starpost.jobs;

import com.github.kagkarlsson.scheduler.event.ExecutionChain;
import com.github.kagkarlsson.scheduler.event.ExecutionInterceptor;
import com.github.kagkarlsson.scheduler.task.CompletionHandler;
import com.github.kagkarlsson.scheduler.task.Execution;
import com.github.kagkarlsson.scheduler.task.ExecutionContext;
import com.github.kagkarlsson.scheduler.task.TaskInstance;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import javax.sql.DataSource;

/**
 * Gives back what is interrupted because this instance ends: it is due at once, for others, and no
 * failure is counted. The library would take the interrupt for a failure, and back off.
 */
record Handover(DataSource database, String table) implements ExecutionInterceptor {
  @Override
  public CompletionHandler<?> execute(
      TaskInstance<?> task, ExecutionContext context, ExecutionChain chain) {
    try {
      return chain.proceed(task, context);
    } catch (RuntimeException e) {
      if (!context.getSchedulerState().isShuttingDown()) {
        throw e;
      }
      // The interrupt was for the work. A pool gives no connection to a thread that still has it.
      Thread.interrupted();
      JobLog.handedOver(context.getExecution(), e);
      return (run, operations) -> release(context.getExecution());
    }
  }

  private void release(Execution execution) {
    try (Connection connection = database.getConnection();
        PreparedStatement statement =
            connection.prepareStatement(
                "update "
                    + table
                    + " set picked = false, picked_by = null, last_heartbeat = null,"
                    + " execution_time = now(), version = version + 1"
                    + " where task_name = ? and task_instance = ? and version = ?")) {
      statement.setString(1, execution.getTaskName());
      statement.setString(2, execution.getId());
      statement.setLong(3, execution.version);
      statement.executeUpdate();
    } catch (SQLException e) {
      throw new JobsUnavailable(e);
    }
  }
}
